// Names of system registers that extensions have: see SystemRegisters.td.

let KnownExpr = [{ feature(FeatureAm) }] in {
  def : RW<"AMCR_EL0", 3, 3, 13, 2, 0>;
  def : RO<"AMCFGR_EL0", 3, 3, 13, 2, 1>;
  def : RO<"AMCGCR_EL0", 3, 3, 13, 2, 2>;
  def : RW<"AMUSERENR_EL0", 3, 3, 13, 2, 3>;
  def : RW<"AMCNTENCLR0_EL0", 3, 3, 13, 2, 4>;
  def : RW<"AMCNTENSET0_EL0", 3, 3, 13, 2, 5>;
  def : RW<"AMCNTENCLR1_EL0", 3, 3, 13, 3, 0>;
  def : RW<"AMCNTENSET1_EL0", 3, 3, 13, 3, 1>;
  def : RW<"AMEVCNTR00_EL0", 3, 3, 13, 4, 0>;
  def : RW<"AMEVCNTR01_EL0", 3, 3, 13, 4, 1>;
  def : RW<"AMEVCNTR02_EL0", 3, 3, 13, 4, 2>;
  def : RW<"AMEVCNTR03_EL0", 3, 3, 13, 4, 3>;
  def : RO<"AMEVTYPER00_EL0", 3, 3, 13, 6, 0>;
  def : RO<"AMEVTYPER01_EL0", 3, 3, 13, 6, 1>;
  def : RO<"AMEVTYPER02_EL0", 3, 3, 13, 6, 2>;
  def : RO<"AMEVTYPER03_EL0", 3, 3, 13, 6, 3>;
  defm : RWs<"AMEVCNTR", "_EL0", 10, 19, 3, 3, 13, 12, 0, 1>;
  defm : RWs<"AMEVCNTR", "_EL0", 110, 115, 3, 3, 13, 13, 2, 1>;
  defm : RWs<"AMEVTYPER", "_EL0", 10, 19, 3, 3, 13, 14, 0, 1>;
  defm : RWs<"AMEVTYPER", "_EL0", 110, 115, 3, 3, 13, 15, 2, 1>;
}

let KnownExpr = [{ feature(FeatureAmvs) }] in {
  def : RO<"AMCG1IDR_EL0", 3, 3, 13, 2, 6>;
  def : RW<"AMEVCNTVOFF00_EL2", 3, 4, 13, 8, 0>;
  def : RW<"AMEVCNTVOFF01_EL2", 3, 4, 13, 8, 1>;
  def : RW<"AMEVCNTVOFF02_EL2", 3, 4, 13, 8, 2>;
  def : RW<"AMEVCNTVOFF03_EL2", 3, 4, 13, 8, 3>;
  def : RW<"AMEVCNTVOFF04_EL2", 3, 4, 13, 8, 4>;
  def : RW<"AMEVCNTVOFF05_EL2", 3, 4, 13, 8, 5>;
  def : RW<"AMEVCNTVOFF06_EL2", 3, 4, 13, 8, 6>;
  def : RW<"AMEVCNTVOFF07_EL2", 3, 4, 13, 8, 7>;
  def : RW<"AMEVCNTVOFF08_EL2", 3, 4, 13, 9, 0>;
  def : RW<"AMEVCNTVOFF09_EL2", 3, 4, 13, 9, 1>;
  def : RW<"AMEVCNTVOFF010_EL2", 3, 4, 13, 9, 2>;
  def : RW<"AMEVCNTVOFF011_EL2", 3, 4, 13, 9, 3>;
  def : RW<"AMEVCNTVOFF012_EL2", 3, 4, 13, 9, 4>;
  def : RW<"AMEVCNTVOFF013_EL2", 3, 4, 13, 9, 5>;
  def : RW<"AMEVCNTVOFF014_EL2", 3, 4, 13, 9, 6>;
  def : RW<"AMEVCNTVOFF015_EL2", 3, 4, 13, 9, 7>;
  defm : RWs<"AMEVCNTVOFF", "_EL2", 10, 19, 3, 4, 13, 10, 0, 1>;
  defm : RWs<"AMEVCNTVOFF", "_EL2", 110, 115, 3, 4, 13, 11, 2, 1>;
}

let KnownExpr = [{ feature(FeatureBrbe) }] in {
  defm : ROs<"BRBINF", "_EL1", 0, 15, 2, 1, 8, 0, 0, 8>;
  defm : ROs<"BRBSRC", "_EL1", 0, 15, 2, 1, 8, 0, 1, 8>;
  defm : ROs<"BRBTGT", "_EL1", 0, 15, 2, 1, 8, 0, 2, 8>;
  defm : ROs<"BRBINF", "_EL1", 16, 31, 2, 1, 8, 0, 4, 8>;
  defm : ROs<"BRBSRC", "_EL1", 16, 31, 2, 1, 8, 0, 5, 8>;
  defm : ROs<"BRBTGT", "_EL1", 16, 31, 2, 1, 8, 0, 6, 8>;
  def : RW<"BRBCR_EL1", 2, 1, 9, 0, 0>;
  def : RW<"BRBFCR_EL1", 2, 1, 9, 0, 1>;
  def : RW<"BRBTS_EL1", 2, 1, 9, 0, 2>;
  def : RW<"BRBINFINJ_EL1", 2, 1, 9, 1, 0>;
  def : RW<"BRBSRCINJ_EL1", 2, 1, 9, 1, 1>;
  def : RW<"BRBTGTINJ_EL1", 2, 1, 9, 1, 2>;
  def : RO<"BRBIDR0_EL1", 2, 1, 9, 2, 0>;
  def : RW<"BRBCR_EL2", 2, 4, 9, 0, 0>;
  def : RW<"BRBCR_EL12", 2, 5, 9, 0, 0>;
}

let KnownExpr = [{ feature(FeatureCCIDX) }] in
def : RO<"CCSIDR2_EL1", 3, 1, 0, 0, 2>;

let KnownExpr = [{ feature(FeatureVh) || feature(FeatureContextidrEL2) }] in
def : RW<"CONTEXTIDR_EL2", 3, 4, 13, 0, 1>;

let KnownExpr = [{ feature(FeatureDIT) }] in
def : RW<"DIT", 3, 3, 4, 2, 5>;

let KnownExpr = [{ feature(FeatureEcv) }] in {
  def : RO<"CNTPCTSS_EL0", 3, 3, 14, 0, 5>;
  def : RO<"CNTVCTSS_EL0", 3, 3, 14, 0, 6>;
  def : RW<"CNTSCALE_EL2", 3, 4, 14, 0, 4>;
  def : RW<"CNTISCALE_EL2", 3, 4, 14, 0, 5>;
  def : RW<"CNTPOFF_EL2", 3, 4, 14, 0, 6>;
  def : RW<"CNTVFRQ_EL2", 3, 4, 14, 0, 7>;
}

let KnownExpr = [{ feature(FeatureEte) }] in {
  def : RW<"TRCEXTINSELR0", 2, 1, 0, 8, 4>;
  def : RW<"TRCEXTINSELR1", 2, 1, 0, 9, 4>;
  def : RW<"TRCRSR", 2, 1, 0, 10, 0>;
  def : RW<"TRCEXTINSELR2", 2, 1, 0, 10, 4>;
  def : RW<"TRCEXTINSELR3", 2, 1, 0, 11, 4>;
}

let KnownExpr = [{ feature(FeatureFgt) }] in {
  def : RW<"HFGRTR_EL2", 3, 4, 1, 1, 4>;
  def : RW<"HFGWTR_EL2", 3, 4, 1, 1, 5>;
  def : RW<"HFGITR_EL2", 3, 4, 1, 1, 6>;
  def : RW<"HDFGRTR2_EL2", 3, 4, 3, 1, 0>;
  def : RW<"HDFGWTR2_EL2", 3, 4, 3, 1, 1>;
  def : RW<"HFGRTR2_EL2", 3, 4, 3, 1, 2>;
  def : RW<"HFGWTR2_EL2", 3, 4, 3, 1, 3>;
  def : RW<"HDFGRTR_EL2", 3, 4, 3, 1, 4>;
  def : RW<"HDFGWTR_EL2", 3, 4, 3, 1, 5>;
  def : RW<"HAFGRTR_EL2", 3, 4, 3, 1, 6>;
  def : RW<"HFGITR2_EL2", 3, 4, 3, 1, 7>;
}

let KnownExpr = [{ feature(FeatureHcx) }] in
def : RW<"HCRX_EL2", 3, 4, 1, 2, 2>;

let KnownExpr = [{ feature(FeatureIte) }] in {
  def : RW<"TRCITEEDCR", 2, 1, 0, 2, 1>;
  def : RW<"TRCITECR_EL1", 3, 0, 1, 2, 3>;
  def : RW<"TRCITECR_EL2", 3, 4, 1, 2, 3>;
  def : RW<"TRCITECR_EL12", 3, 5, 1, 2, 3>;
}

let KnownExpr = [{ feature(FeatureLor) }] in {
  def : RW<"LORSA_EL1", 3, 0, 10, 4, 0>;
  def : RW<"LOREA_EL1", 3, 0, 10, 4, 1>;
  def : RW<"LORN_EL1", 3, 0, 10, 4, 2>;
  def : RW<"LORC_EL1", 3, 0, 10, 4, 3>;
  def : RO<"LORID_EL1", 3, 0, 10, 4, 7>;
}

let KnownExpr = [{ feature(FeatureLs64) }] in
def : RW<"ACCDATA_EL1", 3, 0, 13, 0, 5>;

let KnownExpr = [{ feature(FeatureMec) }] in {
  def : RW<"MECID_P0_EL2", 3, 4, 10, 8, 0>;
  def : RW<"MECID_A0_EL2", 3, 4, 10, 8, 1>;
  def : RW<"MECID_P1_EL2", 3, 4, 10, 8, 2>;
  def : RW<"MECID_A1_EL2", 3, 4, 10, 8, 3>;
  def : RO<"MECIDR_EL2", 3, 4, 10, 8, 7>;
  def : RW<"VMECID_P_EL2", 3, 4, 10, 9, 0>;
  def : RW<"VMECID_A_EL2", 3, 4, 10, 9, 1>;
  def : RW<"MECID_RL_A_EL3", 3, 6, 10, 10, 1>;
}

let KnownExpr = [{ feature(FeatureMpam) && feature(FeatureSme) }] in
def : RW<"MPAMSM_EL1", 3, 0, 10, 5, 3>;

let KnownExpr = [{ feature(FeatureMte) }] in {
  def : RW<"RGSR_EL1", 3, 0, 1, 0, 5>;
  def : RW<"GCR_EL1", 3, 0, 1, 0, 6>;
  def : RW<"TFSR_EL1", 3, 0, 5, 6, 0>;
  def : RW<"TFSRE0_EL1", 3, 0, 5, 6, 1>;
  def : RO<"GMID_EL1", 3, 1, 0, 0, 4>;
  def : RW<"TCO", 3, 3, 4, 2, 7>;
  def : RW<"TFSR_EL2", 3, 4, 5, 6, 0>;
  def : RW<"TFSR_EL12", 3, 5, 5, 6, 0>;
  def : RW<"TFSR_EL3", 3, 6, 5, 6, 0>;
}

let KnownExpr = [{ feature(FeatureNmi) }] in {
  def : RW<"ALLINT", 3, 0, 4, 3, 0>;
  def : RO<"ICC_NMIAR1_EL1", 3, 0, 12, 9, 5>;
}

let KnownExpr = [{ feature(FeatureNv) }] in
def : RW<"VNCR_EL2", 3, 4, 2, 2, 0>;

let KnownExpr = [{ feature(FeaturePan) }] in
def : RW<"PAN", 3, 0, 4, 2, 3>;

let KnownExpr = [{ feature(FeaturePAuth) }] in {
  def : RW<"APIAKeyLo_EL1", 3, 0, 2, 1, 0>;
  def : RW<"APIAKeyHi_EL1", 3, 0, 2, 1, 1>;
  def : RW<"APIBKeyLo_EL1", 3, 0, 2, 1, 2>;
  def : RW<"APIBKeyHi_EL1", 3, 0, 2, 1, 3>;
  def : RW<"APDAKeyLo_EL1", 3, 0, 2, 2, 0>;
  def : RW<"APDAKeyHi_EL1", 3, 0, 2, 2, 1>;
  def : RW<"APDBKeyLo_EL1", 3, 0, 2, 2, 2>;
  def : RW<"APDBKeyHi_EL1", 3, 0, 2, 2, 3>;
  def : RW<"APGAKeyLo_EL1", 3, 0, 2, 3, 0>;
  def : RW<"APGAKeyHi_EL1", 3, 0, 2, 3, 1>;
}

let KnownExpr = [{ feature(FeatureRand) }] in {
  def : RO<"RNDR", 3, 3, 2, 4, 0>;
  def : RO<"RNDRRS", 3, 3, 2, 4, 1>;
}

let KnownExpr = [{ feature(FeatureRAS) }] in {
  def : RO<"ERRIDR_EL1", 3, 0, 5, 3, 0>;
  def : RW<"ERRSELR_EL1", 3, 0, 5, 3, 1>;
  def : RO<"ERXFR_EL1", 3, 0, 5, 4, 0>;
  def : RW<"ERXCTLR_EL1", 3, 0, 5, 4, 1>;
  def : RW<"ERXSTATUS_EL1", 3, 0, 5, 4, 2>;
  def : RW<"ERXADDR_EL1", 3, 0, 5, 4, 3>;
  def : RW<"ERXMISC0_EL1", 3, 0, 5, 5, 0>;
  def : RW<"ERXMISC1_EL1", 3, 0, 5, 5, 1>;
  def : RW<"DISR_EL1", 3, 0, 12, 1, 1>;
  def : RW<"VSESR_EL2", 3, 4, 5, 2, 3>;
  def : RW<"VDISR_EL2", 3, 4, 12, 1, 1>;
}

let KnownExpr = [{ feature(FeatureRasv2) }] in
def : RO<"ERXGSR_EL1", 3, 0, 5, 3, 2>;

let KnownExpr = [{ feature(FeatureRme) || feature(FeatureMec) }] in {
  def : RW<"GPTBR_EL3", 3, 6, 2, 1, 4>;
  def : RW<"GPCCR_EL3", 3, 6, 2, 1, 6>;
}

let KnownExpr = [{ feature(FeatureSel2) }] in {
  def : RW<"SDER32_EL2", 3, 4, 1, 3, 1>;
  def : RW<"VSTCR_EL2", 3, 4, 2, 6, 2>;
  def : RW<"CNTHVS_TVAL_EL2", 3, 4, 14, 4, 0>;
  def : RW<"CNTHVS_CTL_EL2", 3, 4, 14, 4, 1>;
  def : RW<"CNTHVS_CVAL_EL2", 3, 4, 14, 4, 2>;
  def : RW<"CNTHPS_TVAL_EL2", 3, 4, 14, 5, 0>;
  def : RW<"CNTHPS_CTL_EL2", 3, 4, 14, 5, 1>;
  def : RW<"CNTHPS_CVAL_EL2", 3, 4, 14, 5, 2>;
}

let KnownExpr = [{ feature(FeatureSme) }] in {
  def : RO<"ID_AA64SMFR0_EL1", 3, 0, 0, 4, 5>;
  def : RW<"SMPRI_EL1", 3, 0, 1, 2, 4>;
  def : RW<"SMCR_EL1", 3, 0, 1, 2, 6>;
  def : RO<"SMIDR_EL1", 3, 1, 0, 0, 6>;
  def : RW<"SVCR", 3, 3, 4, 2, 2>;
  def : RW<"TPIDR2_EL0", 3, 3, 13, 0, 5>;
  def : RW<"SMPRIMAP_EL2", 3, 4, 1, 2, 5>;
  def : RW<"SMCR_EL2", 3, 4, 1, 2, 6>;
  def : RW<"SMCR_EL12", 3, 5, 1, 2, 6>;
  def : RW<"SMCR_EL3", 3, 6, 1, 2, 6>;
}

let KnownExpr = [{ feature(FeatureSpe) }] in {
  def : RW<"PMSCR_EL1", 3, 0, 9, 9, 0>;
  def : RW<"PMSICR_EL1", 3, 0, 9, 9, 2>;
  def : RW<"PMSIRR_EL1", 3, 0, 9, 9, 3>;
  def : RW<"PMSFCR_EL1", 3, 0, 9, 9, 4>;
  def : RW<"PMSEVFR_EL1", 3, 0, 9, 9, 5>;
  def : RW<"PMSLATFR_EL1", 3, 0, 9, 9, 6>;
  def : RO<"PMSIDR_EL1", 3, 0, 9, 9, 7>;
  def : RW<"PMBLIMITR_EL1", 3, 0, 9, 10, 0>;
  def : RW<"PMBPTR_EL1", 3, 0, 9, 10, 1>;
  def : RW<"PMBSR_EL1", 3, 0, 9, 10, 3>;
  def : RO<"PMBIDR_EL1", 3, 0, 9, 10, 7>;
  def : RW<"PMSCR_EL2", 3, 4, 9, 9, 0>;
  def : RW<"PMSCR_EL12", 3, 5, 9, 9, 0>;
}

let KnownExpr = [{ feature(FeatureSpeEef) }] in
def : RW<"PMSNEVFR_EL1", 3, 0, 9, 9, 1>;

let KnownExpr = [{ feature(FeatureSpecRestrict) }] in {
  def : RO<"ID_PFR2_EL1", 3, 0, 0, 3, 4>;
  def : RW<"SCXTNUM_EL1", 3, 0, 13, 0, 7>;
  def : RW<"SCXTNUM_EL0", 3, 3, 13, 0, 7>;
  def : RW<"SCXTNUM_EL2", 3, 4, 13, 0, 7>;
  def : RW<"SCXTNUM_EL12", 3, 5, 13, 0, 7>;
  def : RW<"SCXTNUM_EL3", 3, 6, 13, 0, 7>;
}

let KnownExpr = [{ feature(FeatureSSBS) }] in
def : RW<"SSBS", 3, 3, 4, 2, 6>;

let KnownExpr = [{ feature(FeatureSve) }] in {
  def : RO<"ID_AA64ZFR0_EL1", 3, 0, 0, 4, 4>;
  def : RW<"ZCR_EL1", 3, 0, 1, 2, 0>;
  def : RW<"ZCR_EL2", 3, 4, 1, 2, 0>;
  def : RW<"ZCR_EL12", 3, 5, 1, 2, 0>;
  def : RW<"ZCR_EL3", 3, 6, 1, 2, 0>;
}

let KnownExpr = [{ feature(FeatureThe) }] in {
  def : RW<"RCWSMASK_EL1", 3, 0, 13, 0, 3>;
  def : RW<"RCWMASK_EL1", 3, 0, 13, 0, 6>;
}

let KnownExpr = [{ feature(FeatureTracev84) }] in {
  def : RW<"TRFCR_EL1", 3, 0, 1, 2, 1>;
  def : RW<"TRFCR_EL2", 3, 4, 1, 2, 1>;
  def : RW<"TRFCR_EL12", 3, 5, 1, 2, 1>;
}

let KnownExpr = [{ feature(FeatureTrbe) }] in {
  def : RW<"TRBLIMITR_EL1", 3, 0, 9, 11, 0>;
  def : RW<"TRBPTR_EL1", 3, 0, 9, 11, 1>;
  def : RW<"TRBBASER_EL1", 3, 0, 9, 11, 2>;
  def : RW<"TRBSR_EL1", 3, 0, 9, 11, 3>;
  def : RW<"TRBMAR_EL1", 3, 0, 9, 11, 4>;
  def : RW<"TRBMPAM_EL1", 3, 0, 9, 11, 5>;
  def : RW<"TRBTRG_EL1", 3, 0, 9, 11, 6>;
  def : RO<"TRBIDR_EL1", 3, 0, 9, 11, 7>;
}

let KnownExpr = [{ feature(FeatureUaops) }] in
def : RW<"UAO", 3, 0, 4, 2, 4>;

let KnownExpr = [{ feature(HasV8_2aOps) }] in
def : RO<"ID_ISAR6_EL1", 3, 0, 0, 2, 7>;

let KnownExpr = [{ feature(HasV8rOps) }] in {
  def : RW<"MPUIR_EL1", 3, 0, 0, 0, 4>;
  def : RW<"PRENR_EL1", 3, 0, 6, 1, 1>;
  def : RW<"PRSELR_EL1", 3, 0, 6, 2, 1>;
  def : RW<"PRBAR_EL1", 3, 0, 6, 8, 0>;
  def : RW<"PRLAR_EL1", 3, 0, 6, 8, 1>;
  defm : RWs<"PRBAR", "_EL1", 1, 15, 3, 0, 6, 8, 4, 4>;
  defm : RWs<"PRLAR", "_EL1", 1, 15, 3, 0, 6, 8, 5, 4>;
  def : RW<"MPUIR_EL2", 3, 4, 0, 0, 4>;
  def : RW<"VSCTLR_EL2", 3, 4, 2, 0, 0>;
  def : RW<"PRENR_EL2", 3, 4, 6, 1, 1>;
  def : RW<"PRSELR_EL2", 3, 4, 6, 2, 1>;
  def : RW<"PRBAR_EL2", 3, 4, 6, 8, 0>;
  def : RW<"PRLAR_EL2", 3, 4, 6, 8, 1>;
  defm : RWs<"PRBAR", "_EL2", 1, 15, 3, 4, 6, 8, 4, 4>;
  defm : RWs<"PRLAR", "_EL2", 1, 15, 3, 4, 6, 8, 5, 4>;
}

let KnownExpr = [{ feature(FeatureVh) }] in {
  def : RW<"TTBR1_EL2", 3, 4, 2, 0, 1>;
  def : RW<"CNTHV_TVAL_EL2", 3, 4, 14, 3, 0>;
  def : RW<"CNTHV_CTL_EL2", 3, 4, 14, 3, 1>;
  def : RW<"CNTHV_CVAL_EL2", 3, 4, 14, 3, 2>;
  def : RW<"SCTLR_EL12", 3, 5, 1, 0, 0>;
  def : RW<"CPACR_EL12", 3, 5, 1, 0, 2>;
  def : RW<"TTBR0_EL12", 3, 5, 2, 0, 0>;
  def : RW<"TTBR1_EL12", 3, 5, 2, 0, 1>;
  def : RW<"TCR_EL12", 3, 5, 2, 0, 2>;
  def : RW<"SPSR_EL12", 3, 5, 4, 0, 0>;
  def : RW<"ELR_EL12", 3, 5, 4, 0, 1>;
  def : RW<"AFSR0_EL12", 3, 5, 5, 1, 0>;
  def : RW<"AFSR1_EL12", 3, 5, 5, 1, 1>;
  def : RW<"ESR_EL12", 3, 5, 5, 2, 0>;
  def : RW<"FAR_EL12", 3, 5, 6, 0, 0>;
  def : RW<"MAIR_EL12", 3, 5, 10, 2, 0>;
  def : RW<"AMAIR_EL12", 3, 5, 10, 3, 0>;
  def : RW<"VBAR_EL12", 3, 5, 12, 0, 0>;
  def : RW<"CONTEXTIDR_EL12", 3, 5, 13, 0, 1>;
  def : RW<"CNTKCTL_EL12", 3, 5, 14, 1, 0>;
  def : RW<"CNTP_TVAL_EL02", 3, 5, 14, 2, 0>;
  def : RW<"CNTP_CTL_EL02", 3, 5, 14, 2, 1>;
  def : RW<"CNTP_CVAL_EL02", 3, 5, 14, 2, 2>;
  def : RW<"CNTV_TVAL_EL02", 3, 5, 14, 3, 0>;
  def : RW<"CNTV_CTL_EL02", 3, 5, 14, 3, 1>;
  def : RW<"CNTV_CVAL_EL02", 3, 5, 14, 3, 2>;
}
