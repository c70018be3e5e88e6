// Processors, by the names that -mcpu takes.

def : ProcessorModel<"generic", NoSchedModel, [FeatureX87, FeatureCX8, FeatureX86_64], [TuningSlow3OpsLEA, TuningSlowIncDec]>;
def : ProcessorModel<"x86-64", NoSchedModel, [FeatureX87, FeatureCX8, FeatureCMOV, FeatureMMX, FeatureSSE2, FeatureFXSR, FeatureNOPL, FeatureX86_64]>;
