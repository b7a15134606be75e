//! The line to the client: messages over standard input and output, in threads of their own.
//!
//! `lsp_server` defines the messages, but its own transport trusts every length in a header, and waits at the
//! end for a client that may never hang up. This one refuses messages that are too large and ends when nobody
//! listens.

use lsp_server::{Connection, Message};
use std::io::{self, BufRead, Read as _, Write as _};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

/// The longest line of a header.
const MAX_HEADER: u64 = 1024;

/// The largest message: a file of the maximum size with every character escaped.
const MAX_MESSAGE: u64 = 64 << 20;

/// How many messages wait to be answered.
const MAX_WAITING: usize = 16;

/// The threads behind a connection.
#[derive(Debug)]
pub(super) struct StdioThreads {
    writer: JoinHandle<()>,
    trouble: Arc<Mutex<Option<String>>>,
}

/// Opens the connection.
pub(super) fn open() -> io::Result<(Connection, StdioThreads)> {
    // A client may write faster than it is answered, and it waits then; answers never wait, so the two cannot wait for each
    // other.
    let (sender, messages) = crossbeam_channel::bounded(MAX_WAITING);
    let (answers, receiver) = crossbeam_channel::unbounded();
    let ours = Connection { sender: answers, receiver: messages };
    let trouble = Arc::new(Mutex::new(None));
    let heard = Arc::clone(&trouble);
    let named = |name: &str| thread::Builder::new().name(name.to_owned());
    named("reader").spawn(move || {
        let mut stdin = io::stdin().lock();
        loop {
            match read(&mut stdin) {
                Ok(Some(message)) => {
                    if sender.send(message).is_err() {
                        return;
                    }
                }
                Ok(None) => return,
                Err(error) => {
                    // Set before the end of the input is reported.
                    if let Ok(mut trouble) = heard.lock() {
                        *trouble = Some(error.to_string());
                    }
                    return;
                }
            }
        }
    })?;
    let writer = named("writer").spawn(move || {
        let mut stdout = io::stdout().lock();
        for message in receiver {
            // If nobody reads, nobody must send: the channel closes with this thread.
            if message.write(&mut stdout).and_then(|()| stdout.flush()).is_err() {
                return;
            }
        }
    })?;
    Ok((ours, StdioThreads { writer, trouble }))
}

impl StdioThreads {
    /// Sends the remaining messages, and returns errors of the input. Does not wait for the reader, since a
    /// client may keep its end open for ever.
    pub(super) fn close(self, connection: Connection) -> Option<String> {
        drop(connection);
        self.writer.join().ok();
        self.trouble.lock().ok()?.take()
    }
}

fn no_message(why: impl Into<String>) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why.into())
}

/// Reads a message; `None` at the end.
fn read(input: &mut dyn BufRead) -> io::Result<Option<Message>> {
    let mut length = None;
    loop {
        let mut line = Vec::new();
        input.take(MAX_HEADER).read_until(b'\n', &mut line)?;
        if line.is_empty() && length.is_none() {
            return Ok(None);
        }
        let text = str::from_utf8(&line).ok().and_then(|line| line.strip_suffix('\n'));
        let Some(text) = text.map(str::trim_end) else { return Err(no_message("a header without end")) };
        if text.is_empty() {
            break;
        }
        let (name, value) =
            text.split_once(':').ok_or_else(|| no_message(format!("`{text}` is no header")))?;
        if name.trim().eq_ignore_ascii_case("content-length") {
            let value = value.trim();
            let size = value.parse::<u64>().ok().filter(|size| *size <= MAX_MESSAGE);
            length = Some(size.ok_or_else(|| no_message(format!("`{value}` is no length of a message")))?);
        }
    }
    let length = length.ok_or_else(|| no_message("a header without a length"))?;
    let mut body = Vec::new();
    input.take(length).read_to_end(&mut body)?;
    if (body.len() as u64) < length {
        return Err(no_message("it ends in the middle"));
    }
    serde_json::from_slice(&body).map(Some).map_err(|error| no_message(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::{MAX_MESSAGE, read};
    use lsp_server::Message;

    fn reads(bytes: &[u8]) -> Result<Vec<String>, String> {
        let mut input = bytes;
        let mut methods = Vec::new();
        while let Some(message) = read(&mut input).map_err(|error| error.to_string())? {
            if let Message::Notification(note) = message {
                methods.push(note.method);
            }
        }
        Ok(methods)
    }

    #[test]
    fn messages_follow_each_other() {
        let body = r#"{"jsonrpc":"2.0","method":"a"}"#;
        let one = format!("Content-Type: x\r\ncontent-length:{}\r\n\r\n{body}", body.len());
        assert_eq!(reads(format!("{one}{one}").as_bytes()), Ok(vec!["a".to_owned(), "a".to_owned()]));
        assert_eq!(reads(b""), Ok(Vec::new()));
    }

    #[test]
    fn what_is_no_message_is_refused_before_anything_is_kept() {
        let large = format!("Content-Length: {}\r\n\r\n", MAX_MESSAGE + 1);
        let endless = [b'x'; 5000];
        let cases: [(&[u8], &str); 8] = [
            (large.as_bytes(), "is no length"),
            (b"Content-Length: 99999999999999999999999\r\n\r\n", "is no length"),
            (b"Content-Length: -1\r\n\r\n", "is no length"),
            (&endless, "without end"),
            (b"Content-Length: 5\r\n", "without end"),
            (b"\r\n", "without a length"),
            (b"Content-Length: 5\r\n\r\n{}", "in the middle"),
            (b"Content-Length: 2\r\n\r\n[]", "did not match"),
        ];
        for (bytes, why) in cases {
            let found = reads(bytes).unwrap_err();
            assert!(found.contains(why), "{found}");
        }
    }
}
