//! `provost lsp`: a language server over standard input and output.
//!
//! It speaks the protocol and keeps open texts; every answer comes from `provost_interpreter::assist`. One
//! thread answers, so no state is ever half updated. Changes are applied as they come; findings are sent once
//! no message is waiting, first those of the edited files. After a pause in typing, another thread checks the
//! whole pack again with the same texts, and its result is adopted when it is ready.
//!
//! Exit code 0: the client has exited properly. 1: it has left without notice. 2: it has sent an invalid
//! message.

mod client;
mod diagnostics;
mod edits;
mod line;
mod navigate;
mod position;
mod show;
mod symbols;
mod tokens;
mod uri;
mod world;

use crossbeam_channel::{after, never, select};
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, Response};
use lsp_types::{InitializeParams, notification as note, request as ask};
use position::Encoding;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::io::Write as _;
use std::process::ExitCode;
use std::time::Duration;
use world::World;

/// The pause in typing before everything is checked again.
const DEBOUNCE: Duration = Duration::from_millis(300);

/// How a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The client has exited properly.
    Exit,
    /// The client has left without notice.
    Left,
}

/// Serves one client until it leaves.
pub(crate) fn run() -> ExitCode {
    let (connection, line) = match line::open() {
        Ok(opened) => opened,
        Err(error) => {
            writeln!(crate::screen::stderr(), "provost: cannot serve: {error}").ok();
            return ExitCode::from(2);
        }
    };
    let end = serve(&connection);
    match (end, line.close(connection)) {
        (Ok(End::Exit), _) => ExitCode::SUCCESS,
        (_, Some(trouble)) => {
            writeln!(crate::screen::stderr(), "provost: the client sent what is no message: {trouble}").ok();
            ExitCode::from(2)
        }
        (Ok(End::Left), None) => ExitCode::from(1),
        (Err(why), None) => {
            writeln!(crate::screen::stderr(), "provost: {why}").ok();
            ExitCode::from(1)
        }
    }
}

fn serve(connection: &Connection) -> Result<End, String> {
    let (id, params) = connection.initialize_start().map_err(|error| error.to_string())?;
    let params: InitializeParams = match serde_json::from_value(params) {
        Ok(params) => params,
        Err(error) => {
            let code = ErrorCode::InvalidParams as i32;
            connection.sender.send(Response::new_err(id, code, error.to_string()).into()).ok();
            return Err(format!("the client did not introduce itself properly: {error}"));
        }
    };
    if let Some(client) = params.process_id {
        client::outlive(client);
    }
    let encoding = Encoding::negotiate(&params);
    let answer = json!({
        "capabilities": show::capabilities(encoding),
        "serverInfo": { "name": "provost", "version": env!("CARGO_PKG_VERSION") },
    });
    connection.initialize_finish(id, answer).map_err(|error| error.to_string())?;
    let mut server = Server { connection, world: World::new(encoding, &params), leaving: false };
    server.world.reload();
    server.watch_files(&params);
    server.run()
}

struct Server<'c> {
    connection: &'c Connection,
    world: World,
    /// Whether the client has asked to shut down.
    leaving: bool,
}

impl Server<'_> {
    fn run(&mut self) -> Result<End, String> {
        loop {
            let message = if self.world.is_changed() {
                // Findings are sent once no message is waiting.
                let Ok(message) = self.connection.receiver.try_recv() else {
                    self.world.take_changes();
                    self.publish(false)?;
                    continue;
                };
                message
            } else {
                // One full check at a time; after a change it begins after a pause in typing.
                let begins = self.world.is_unsettled() && !self.world.is_looking();
                let pause = if begins { after(DEBOUNCE) } else { never() };
                select! {
                    recv(self.connection.receiver) -> message => match message {
                        Ok(message) => message,
                        Err(_) => return Ok(End::Left),
                    },
                    recv(self.world.looked()) -> look => {
                        self.world.take_look(look.ok());
                        self.publish(true)?;
                        continue;
                    }
                    recv(pause) -> _ => {
                        self.world.settle();
                        continue;
                    }
                }
            };
            match message {
                Message::Request(request) => self.request(request)?,
                Message::Notification(notification) if notification.method == "exit" => {
                    return Ok(if self.leaving { End::Exit } else { End::Left });
                }
                Message::Notification(notification) => self.notification(notification),
                Message::Response(_) => {}
            }
        }
    }

    fn send(&self, message: impl Into<Message>) -> Result<(), String> {
        self.connection.sender.send(message.into()).map_err(|error| error.to_string())
    }

    /// Sends the findings of changed files, or of all files.
    fn publish(&mut self, all: bool) -> Result<(), String> {
        for params in diagnostics::due(&mut self.world, all) {
            let method = "textDocument/publishDiagnostics".to_owned();
            self.send(Notification::new(method, params))?;
        }
        Ok(())
    }

    /// Asks the client to report files that change outside.
    fn watch_files(&self, params: &InitializeParams) {
        let workspace = params.capabilities.workspace.as_ref();
        let watched = workspace.and_then(|workspace| workspace.did_change_watched_files.as_ref());
        if watched.and_then(|watched| watched.dynamic_registration) != Some(true) {
            return;
        }
        let watchers = json!({ "watchers": [{ "globPattern": "**/*.toml" }] });
        let method = "workspace/didChangeWatchedFiles";
        let registration = json!({ "id": "watch", "method": method, "registerOptions": watchers });
        let params = json!({ "registrations": [registration] });
        let id = "watch".to_owned().into();
        self.send(Request::new(id, "client/registerCapability".to_owned(), params)).ok();
    }

    fn request(&mut self, request: Request) -> Result<(), String> {
        let Request { id, method, params } = request;
        let result = if self.leaving {
            Err(Trouble {
                code: ErrorCode::InvalidRequest,
                message: "the server is shutting down".to_owned(),
            })
        } else if method == "shutdown" {
            self.leaving = true;
            Ok(Value::Null)
        } else {
            // An answer must refer to the current text.
            self.world.take_changes();
            self.answer(&method, params)
        };
        let response = match result {
            Ok(value) => Response::new_ok(id, value),
            Err(trouble) => Response::new_err(id, trouble.code as i32, trouble.message),
        };
        self.send(response)
    }

    fn answer(&self, method: &str, params: Value) -> Result<Value, Trouble> {
        let world = &self.world;
        match method {
            "textDocument/completion" => reply::<ask::Completion, _>(params, |p| show::completion(world, &p)),
            "textDocument/hover" => reply::<ask::HoverRequest, _>(params, |p| show::hover(world, &p)),
            "textDocument/definition" => {
                reply::<ask::GotoDefinition, _>(params, |p| navigate::definition(world, &p))
            }
            "textDocument/references" => {
                reply::<ask::References, _>(params, |p| navigate::references(world, &p))
            }
            "textDocument/prepareRename" => {
                try_reply::<ask::PrepareRenameRequest, _>(params, |p| navigate::prepare_rename(world, &p))
            }
            "textDocument/rename" => try_reply::<ask::Rename, _>(params, |p| navigate::rename(world, &p)),
            "textDocument/formatting" => reply::<ask::Formatting, _>(params, |p| edits::format(world, &p)),
            "textDocument/codeAction" => {
                reply::<ask::CodeActionRequest, _>(params, |p| edits::actions(world, &p))
            }
            "textDocument/semanticTokens/full" => {
                reply::<ask::SemanticTokensFullRequest, _>(params, |p| tokens::full(world, &p))
            }
            "textDocument/documentSymbol" => {
                reply::<ask::DocumentSymbolRequest, _>(params, |p| symbols::document(world, &p))
            }
            "workspace/symbol" => {
                reply::<ask::WorkspaceSymbolRequest, _>(params, |p| symbols::workspace(world, &p))
            }
            _ => {
                Err(Trouble { code: ErrorCode::MethodNotFound, message: format!("`{method}` is not served") })
            }
        }
    }

    fn notification(&mut self, notification: Notification) {
        let Notification { method, params } = notification;
        let world = &mut self.world;
        match method.as_str() {
            "textDocument/didOpen" => take::<note::DidOpenTextDocument>(params, |p| {
                world.open(&p.text_document.uri, p.text_document.version, p.text_document.text);
            }),
            "textDocument/didChange" => take::<note::DidChangeTextDocument>(params, |p| {
                world.change(&p.text_document.uri, p.text_document.version, &p.content_changes);
            }),
            "textDocument/didClose" => {
                take::<note::DidCloseTextDocument>(params, |p| world.close(&p.text_document.uri));
            }
            "workspace/didChangeWatchedFiles" => {
                take::<note::DidChangeWatchedFiles>(params, |p| world.changed_outside(&p.changes));
            }
            _ => {}
        }
    }
}

/// Why a request failed.
#[derive(Debug)]
pub(crate) struct Trouble {
    code: ErrorCode,
    message: String,
}

impl Trouble {
    /// A request of the user that cannot be fulfilled.
    pub(crate) fn refused(why: &impl ToString) -> Self {
        Self { code: ErrorCode::RequestFailed, message: why.to_string() }
    }
}

fn read<T: DeserializeOwned>(params: Value) -> Result<T, Trouble> {
    serde_json::from_value(params)
        .map_err(|error| Trouble { code: ErrorCode::InvalidParams, message: error.to_string() })
}

fn reply<R: ask::Request, T: Serialize>(
    params: Value,
    answer: impl FnOnce(R::Params) -> T,
) -> Result<Value, Trouble> {
    try_reply::<R, T>(params, |params| Ok(answer(params)))
}

fn try_reply<R: ask::Request, T: Serialize>(
    params: Value,
    answer: impl FnOnce(R::Params) -> Result<T, Trouble>,
) -> Result<Value, Trouble> {
    let answer = answer(read(params)?)?;
    serde_json::to_value(answer)
        .map_err(|error| Trouble { code: ErrorCode::InternalError, message: error.to_string() })
}

/// Handles a notification; an unreadable one is ignored, as the protocol requires.
fn take<N: note::Notification>(params: Value, work: impl FnOnce(N::Params)) {
    match read(params) {
        Ok(params) => work(params),
        Err(trouble) => _ = writeln!(crate::screen::stderr(), "provost: {}: {}", N::METHOD, trouble.message),
    }
}
