//! A browser without a window, driven by its debugging protocol: commands and events as JSON over a web socket.
//!
//! Of JSON only what is needed is read: values come back percent-encoded, so that what is between two quotation marks is
//! all of it. Source: the Chrome DevTools Protocol, version 1.3; RFC 6455.

use crate::Result;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Programs that can do it, the first that is there.
pub const PROGRAM: &str = "chromium";

const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-port=0",
];

/// A command must be answered in this time, on a machine that does other things.
const PATIENCE: Duration = Duration::from_secs(60);

/// One page in a browser. The browser ends with it.
pub struct Browser {
    child: Child,
    socket: TcpStream,
    session: String,
    next_id: u32,
    /// Errors and warnings that the page has printed, and exceptions that it did not catch.
    pub complaints: Vec<String>,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Browser {
    /// Starts a browser with an empty profile in a folder, and opens a page of that size.
    pub fn start(profile: &Path, width: u32, height: u32) -> Result<Browser> {
        let mut command = Command::new(PROGRAM);
        command.args(FLAGS).arg(format!("--user-data-dir={}", profile.display())).arg("about:blank");
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|e| format!("{PROGRAM}: {e}"))?;
        let stderr = child.stderr.take().ok_or("no standard error")?;
        let mut lines = BufReader::new(stderr).lines().map_while(std::result::Result::ok);
        let address = lines.find_map(|l| Some(l.split_once("listening on ws://")?.1.to_owned()));
        // Whatever it prints later, nobody must have to wait for it.
        std::thread::spawn(move || lines.for_each(drop));
        let socket = address.ok_or_else(|| format!("{PROGRAM} does not listen")).and_then(|a| connect(&a));
        let socket = match socket {
            Ok(socket) => socket,
            Err(message) => {
                let _ = child.kill();
                return Err(message);
            }
        };
        let mut browser =
            Browser { child, socket, session: String::new(), next_id: 0, complaints: Vec::new() };
        let target = browser.command("Target.createTarget", "\"url\":\"about:blank\"")?;
        let target = quoted_after(&target, "\"targetId\":").ok_or("no target")?.to_owned();
        let attached = browser
            .command("Target.attachToTarget", &format!("\"targetId\":\"{target}\",\"flatten\":true"))?;
        browser.session = quoted_after(&attached, "\"sessionId\":").ok_or("no session")?.to_owned();
        for domain in ["Page", "Runtime", "Log"] {
            browser.command(&format!("{domain}.enable"), "")?;
        }
        let size = format!("\"width\":{width},\"height\":{height},\"deviceScaleFactor\":1,\"mobile\":false");
        browser.command("Emulation.setDeviceMetricsOverride", &size)?;
        Ok(browser)
    }

    /// Sends a command and waits for its answer.
    fn command(&mut self, method: &str, parameters: &str) -> Result<String> {
        self.next_id += 1;
        let id = self.next_id;
        let session = match &*self.session {
            "" => String::new(),
            session => format!(",\"sessionId\":\"{session}\""),
        };
        self.send(&format!("{{\"id\":{id},\"method\":\"{method}\",\"params\":{{{parameters}}}{session}}}"))?;
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let message = self.receive()?;
            if message.starts_with(&format!("{{\"id\":{id},")) {
                return match message.starts_with(&format!("{{\"id\":{id},\"error\"")) {
                    true => Err(format!("{method}: {message}")),
                    false => Ok(message),
                };
            }
            self.event(&message);
        }
        Err(format!("{method}: no answer"))
    }

    fn event(&mut self, message: &str) {
        let is_loud = ["\"type\":\"error\"", "\"type\":\"warning\"", "\"type\":\"assert\""];
        let complains = message.contains("\"Runtime.exceptionThrown\"")
            || message.contains("\"Log.entryAdded\"") && message.contains("\"level\":\"error\"")
            || message.contains("\"Runtime.consoleAPICalled\"")
                && is_loud.iter().any(|t| message.contains(t));
        if complains {
            self.complaints.push(message.chars().take(600).collect());
        }
    }

    /// Opens a file and waits until it has been read.
    pub fn open(&mut self, file: &Path, hash: &str) -> Result {
        // Only a page that is another one is read again.
        self.command("Page.navigate", "\"url\":\"about:blank\"")?;
        let url = format!("file://{}{hash}", file.display());
        self.command("Page.navigate", &format!("\"url\":\"{}\"", escaped(&url)))?;
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if self.eval("document.readyState + location.protocol")? == "completefile:" {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Err(format!("{url} does not load"))
    }

    /// The value of an expression, as a string.
    pub fn eval(&mut self, expression: &str) -> Result<String> {
        let wrapped = format!("encodeURIComponent(String({expression}))");
        let parameters = format!("\"expression\":\"{}\",\"returnByValue\":true", escaped(&wrapped));
        let answer = self.command("Runtime.evaluate", &parameters)?;
        if answer.contains("\"exceptionDetails\"") {
            return Err(format!("{expression}: {answer}"));
        }
        let value = quoted_after(&answer, "\"value\":").ok_or_else(|| format!("{expression}: {answer}"))?;
        Ok(decoded(value))
    }

    /// Moves the pointer; with `click`, presses and releases its button there.
    pub fn point(&mut self, (x, y): (f64, f64), click: bool) -> Result {
        let mut event = |kind: &str, button: &str| {
            let parameters =
                format!("\"type\":\"{kind}\",\"x\":{x},\"y\":{y},\"button\":\"{button}\",\"clickCount\":1");
            self.command("Input.dispatchMouseEvent", &parameters).map(drop)
        };
        event("mouseMoved", "none")?;
        if click {
            event("mousePressed", "left")?;
            event("mouseReleased", "left")?;
        }
        Ok(())
    }

    /// Turns the wheel at a place.
    pub fn wheel(&mut self, (x, y): (f64, f64), by: f64) -> Result {
        let parameters = format!("\"type\":\"mouseWheel\",\"x\":{x},\"y\":{y},\"deltaX\":0,\"deltaY\":{by}");
        self.command("Input.dispatchMouseEvent", &parameters).map(drop)
    }

    /// Presses a key: a character or a name such as `Escape`.
    pub fn key(&mut self, key: &str) -> Result {
        let text =
            if key.chars().count() == 1 { format!(",\"text\":\"{}\"", escaped(key)) } else { String::new() };
        let key = escaped(key);
        let code = if key == "Escape" { ",\"windowsVirtualKeyCode\":27" } else { "" };
        self.command(
            "Input.dispatchKeyEvent",
            &format!("\"type\":\"keyDown\",\"key\":\"{key}\"{code}{text}"),
        )?;
        self.command("Input.dispatchKeyEvent", &format!("\"type\":\"keyUp\",\"key\":\"{key}\"{code}"))
            .map(drop)
    }

    /// What is to be seen, as PNG.
    pub fn picture(&mut self) -> Result<Vec<u8>> {
        let answer = self.command("Page.captureScreenshot", "\"format\":\"png\"")?;
        Ok(base64(quoted_after(&answer, "\"data\":").ok_or("no picture")?))
    }

    /// One message in one frame. Clients must mask theirs, with anything: zeros will do.
    fn send(&mut self, text: &str) -> Result {
        let mut frame = vec![0x81];
        match text.len() {
            len @ 0..126 => frame.push(0x80 | len as u8),
            len @ 126..0x1_0000 => {
                frame.push(0x80 | 126);
                frame.extend((len as u16).to_be_bytes());
            }
            len => {
                frame.push(0x80 | 127);
                frame.extend((len as u64).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(text.as_bytes());
        self.socket.write_all(&frame).map_err(|e| e.to_string())
    }

    /// The next message, which may come in several frames.
    fn receive(&mut self) -> Result<String> {
        let mut message = Vec::new();
        loop {
            let [first, second] = self.bytes()?;
            let len = match second & 0x7f {
                126 => u64::from(u16::from_be_bytes(self.bytes()?)),
                127 => u64::from_be_bytes(self.bytes()?),
                len => u64::from(len),
            };
            let before = message.len();
            let read = (&self.socket).take(len).read_to_end(&mut message).map_err(|e| e.to_string())?;
            if read as u64 != len || first & 0xf == 8 {
                return Err(format!("{PROGRAM} has gone away"));
            }
            match first {
                // Pings and pongs may come in between.
                _ if first & 8 != 0 => message.truncate(before),
                _ if first & 0x80 != 0 => return String::from_utf8(message).map_err(|e| e.to_string()),
                _ => {}
            }
        }
    }

    fn bytes<const N: usize>(&mut self) -> Result<[u8; N]> {
        let mut bytes = [0; N];
        self.socket.read_exact(&mut bytes).map_err(|e| e.to_string())?;
        Ok(bytes)
    }
}

/// `127.0.0.1:4711/devtools/browser/…`
fn connect(address: &str) -> Result<TcpStream> {
    let (host, path) = address.split_once('/').ok_or("an address without a path")?;
    let mut socket = TcpStream::connect(host).map_err(|e| format!("{host}: {e}"))?;
    socket.set_read_timeout(Some(PATIENCE)).map_err(|e| e.to_string())?;
    let request = format!(
        "GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\
         Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    );
    socket.write_all(request.as_bytes()).map_err(|e| e.to_string())?;
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        socket.read_exact(&mut byte).map_err(|e| e.to_string())?;
        head.extend(byte);
    }
    if head.starts_with(b"HTTP/1.1 101") { Ok(socket) } else { Err("the browser refuses".to_owned()) }
}

/// The string after a key.
fn quoted_after<'t>(text: &'t str, key: &str) -> Option<&'t str> {
    text.split_once(key)?.1.trim_start().strip_prefix('"')?.split('"').next()
}

/// Inside of quotation marks.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n")
}

/// Undoes `encodeURIComponent`.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let code = after.get(..2).and_then(|c| u8::from_str_radix(std::str::from_utf8(c).ok()?, 16).ok());
        match code.filter(|_| first == b'%') {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn base64(text: &str) -> Vec<u8> {
    let digit = |c: u8| match c {
        b'A'..=b'Z' => c - b'A',
        b'a'..=b'z' => c - b'a' + 26,
        b'0'..=b'9' => c - b'0' + 52,
        b'+' => 62,
        _ => 63,
    };
    let digits: Vec<u8> = text.bytes().filter(|c| *c != b'=').map(digit).collect();
    let four = |chunk: &[u8]| {
        let bits = chunk.iter().fold(0u32, |bits, d| bits << 6 | u32::from(*d)) << (6 * (4 - chunk.len()));
        bits.to_be_bytes()[1..chunk.len()].to_vec()
    };
    digits.chunks(4).flat_map(four).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_back_is_read() {
        assert_eq!(quoted_after(r#"{"id":1,"result":{"targetId":"A1"}}"#, "\"targetId\":"), Some("A1"));
        assert_eq!(decoded("a%20%E2%86%92%"), "a →%");
        assert_eq!(base64("aGVsbG8="), b"hello");
        assert_eq!(base64("aGVsbG8h"), b"hello!");
    }
}
