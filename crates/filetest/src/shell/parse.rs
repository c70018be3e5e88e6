//! Splits a RUN line into words, commands, pipelines.
//!
//! Quotes are those of a POSIX shell: `'…'` takes everything as it is, `"…"` and `\` protect from splitting.

/// A list of pipelines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    pub pipelines: Vec<(Join, Pipeline)>,
}

/// When a pipeline runs, by the result of what stands before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Join {
    /// `;` or the first: always.
    Always,
    /// `&&`
    AfterSuccess,
    /// `||`
    AfterFailure,
}

/// Commands joined by `|`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pipeline {
    pub commands: Vec<Command>,
}

/// Words with redirections.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Command {
    pub words: Vec<String>,
    pub stdin: Option<String>,
    pub stdout: Option<Target>,
    pub stderr: Option<Target>,
}

/// Where a stream goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    File {
        name: String,
        append: bool,
    },
    /// `2>&1`, `1>&2`: where the other stream goes.
    Other,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Word(String),
    Operator(&'static str),
}

/// Longest first, so that the first that fits is the one.
const OPERATORS: &[&str] =
    &["2>&1", "1>&2", "2>>", "&>", "2>", "1>", ">>", ">&2", "&&", "||", ";", "|", "<", ">"];

/// Parses one line. The error says what is wrong with it.
pub fn parse(line: &str) -> Result<Script, String> {
    let mut script = Script::default();
    let mut join = Join::Always;
    let mut pipeline = Pipeline::default();
    let mut command = Command::default();
    let mut tokens = tokens(line)?.into_iter();
    while let Some(token) = tokens.next() {
        let operator = match token {
            Token::Word(word) => {
                command.words.push(word);
                continue;
            }
            Token::Operator(operator) => operator,
        };
        match operator {
            "|" => finish_command(&mut pipeline, &mut command)?,
            "&&" | "||" | ";" => {
                // A semicolon may end the line, and so follow nothing.
                if operator != ";" || !command.words.is_empty() {
                    finish_command(&mut pipeline, &mut command)?;
                    script.pipelines.push((join, std::mem::take(&mut pipeline)));
                }
                join = match operator {
                    "&&" => Join::AfterSuccess,
                    "||" => Join::AfterFailure,
                    _ => Join::Always,
                };
            }
            "2>&1" => command.stderr = Some(Target::Other),
            "1>&2" | ">&2" => command.stdout = Some(Target::Other),
            _ => {
                let Some(Token::Word(name)) = tokens.next() else {
                    return Err(format!("'{operator}' is not followed by a file name"));
                };
                redirect(&mut command, operator, name);
            }
        }
    }
    if !command.words.is_empty() || !pipeline.commands.is_empty() {
        finish_command(&mut pipeline, &mut command)?;
        script.pipelines.push((join, pipeline));
    } else if join != Join::Always {
        return Err("a command is missing at the end".to_owned());
    }
    Ok(script)
}

fn finish_command(pipeline: &mut Pipeline, command: &mut Command) -> Result<(), String> {
    if command.words.is_empty() {
        return Err("a command is missing".to_owned());
    }
    pipeline.commands.push(std::mem::take(command));
    Ok(())
}

fn redirect(command: &mut Command, operator: &str, name: String) {
    let file = |append| Some(Target::File { name: name.clone(), append });
    match operator {
        "<" => command.stdin = Some(name),
        ">" | "1>" => command.stdout = file(false),
        ">>" => command.stdout = file(true),
        "2>" => command.stderr = file(false),
        "2>>" => command.stderr = file(true),
        _ => {
            command.stdout = file(false);
            command.stderr = Some(Target::Other);
        }
    }
}

fn tokens(line: &str) -> Result<Vec<Token>, String> {
    let mut tokens = Vec::new();
    let mut word: Option<String> = None;
    let mut rest = line;
    while let Some(c) = rest.chars().next() {
        // `2>` is a redirection only where a word could start.
        let operator = OPERATORS.iter().find(|op| {
            rest.starts_with(**op) && (word.is_none() || !op.starts_with(|c: char| c.is_ascii_digit()))
        });
        if let Some(operator) = operator {
            tokens.extend(word.take().map(Token::Word));
            tokens.push(Token::Operator(operator));
            rest = rest.get(operator.len()..).unwrap_or_default();
            continue;
        }
        rest = rest.get(c.len_utf8()..).unwrap_or_default();
        match c {
            ' ' | '\t' => tokens.extend(word.take().map(Token::Word)),
            '\'' => {
                let (text, after) = rest.split_once('\'').ok_or("a ' is not closed")?;
                word.get_or_insert_default().push_str(text);
                rest = after;
            }
            '"' => rest = double_quoted(rest, word.get_or_insert_default())?,
            '\\' => {
                let next = rest.chars().next().ok_or("a \\ stands at the end")?;
                word.get_or_insert_default().push(next);
                rest = rest.get(next.len_utf8()..).unwrap_or_default();
            }
            _ => word.get_or_insert_default().push(c),
        }
    }
    tokens.extend(word.map(Token::Word));
    Ok(tokens)
}

/// Reads up to the closing quote; gives what follows it.
fn double_quoted<'t>(text: &'t str, word: &mut String) -> Result<&'t str, String> {
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        match c {
            '"' => return Ok(text.get(at + 1..).unwrap_or_default()),
            '\\' => match chars.next() {
                Some((_, c @ ('"' | '\\' | '$' | '`'))) => word.push(c),
                Some((_, c)) => word.extend(['\\', c]),
                None => break,
            },
            _ => word.push(c),
        }
    }
    Err("a \" is not closed".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shape(line: &str) -> String {
        let script = parse(line).unwrap_or_else(|e| panic!("{line}: {e}"));
        let mut out = Vec::new();
        for (join, pipeline) in script.pipelines {
            let commands: Vec<String> = pipeline
                .commands
                .iter()
                .map(|c| {
                    let mut text = format!("{:?}", c.words);
                    for (name, target) in [("out", &c.stdout), ("err", &c.stderr)] {
                        match target {
                            Some(Target::File { name: file, append }) => {
                                text += &format!(" {name}={file}/{append}")
                            }
                            Some(Target::Other) => text += &format!(" {name}=other"),
                            None => {}
                        }
                    }
                    text + &c.stdin.as_ref().map_or(String::new(), |f| format!(" in={f}"))
                })
                .collect();
            out.push(format!("{join:?}: {}", commands.join(" | ")));
        }
        out.join("\n")
    }

    #[test]
    fn words_pipes_and_lists() {
        assert_eq!(
            shape(r#"a 'b c' "d \"e" f\ g | h && i || j; k"#),
            "Always: [\"a\", \"b c\", \"d \\\"e\", \"f g\"] | [\"h\"]\n\
             AfterSuccess: [\"i\"]\nAfterFailure: [\"j\"]\nAlways: [\"k\"]"
        );
        assert_eq!(shape("a -x=''"), r#"Always: ["a", "-x="]"#);
        assert_eq!(shape("a;"), r#"Always: ["a"]"#);
        assert_eq!(shape(""), "");
    }

    #[test]
    fn redirections() {
        assert_eq!(shape("a <i >o 2>&1"), r#"Always: ["a"] out=o/false err=other in=i"#);
        assert_eq!(shape("a >> o 2>e"), r#"Always: ["a"] out=o/true err=e/false"#);
        assert_eq!(shape("a x2>o"), r#"Always: ["a", "x2"] out=o/false"#);
        assert_eq!(shape("a &> o"), r#"Always: ["a"] out=o/false err=other"#);
    }

    #[test]
    fn mistakes() {
        for line in ["a |", "| a", "a &&", "a >", "'a", "\"a", "a \\", "a && && b"] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
