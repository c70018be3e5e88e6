# Completions of codewright for bash.
_codewright() {
    local current="${COMP_LINE:0:COMP_POINT}" tool="${1##*/}" words=''
    current="${current##*[[:space:]]}"
    COMPREPLY=()
    if [ "$tool" = codewright ]; then
        if [ "$COMP_CWORD" -eq 1 ]; then
            COMPREPLY=($(compgen -W '@TOOLS@' -- "$current"))
            return
        fi
        tool="${COMP_WORDS[1]}"
    fi
    case "$tool" in
@OPTIONS@
    esac
    case "$current" in
        -*)
            # What bash takes for the word begins behind `=` and `:`, and so must what is offered.
            local word own="${COMP_WORDS[COMP_CWORD]}"
            [ "$own" = '=' ] && own=''
            local before="${current%"$own"}"
            for word in $(compgen -W "$words" -- "$current"); do
                COMPREPLY+=("${word#"$before"}")
            done
            case "${COMPREPLY[*]}" in *=) compopt -o nospace 2>/dev/null ;; esac ;;
        *) COMPREPLY=($(compgen -f -- "$current")) ;;
    esac
}
complete -o default -F _codewright @COMMANDS@
