//! What can go wrong with a call.

use std::collections::BTreeMap;

use alloy_primitives::Bytes;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::catalogue::{CATALOGUE, ErrorName};

/// The result of a call.
pub type Result<T> = std::result::Result<T, Error>;

/// Why a call failed, or why a subscription ended.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The server answered an error.
    #[error("the server answered error {}: {}", .0.code, .0.message)]
    Rpc(Box<RpcError>),
    /// No answer came: the server could not be reached, or the connection ended. A call that writes may have been
    /// carried out.
    #[error("no answer: {0}")]
    Connection(String),
    /// No answer came in time.
    #[error("no answer in time")]
    Timeout,
    /// An HTTP status that carries no JSON-RPC answer.
    #[error("HTTP status {status}: {body:?}")]
    Http {
        /// The status.
        status: u16,
        /// The beginning of what came with it.
        body: String,
    },
    /// The server broke the protocol or its contract.
    #[error("malformed answer{}: {reason}", .method.map(|name| format!(" to {name}")).unwrap_or_default())]
    Malformed {
        /// The method that was called, where the answer belongs to one.
        method: Option<&'static str>,
        /// What is wrong with the answer.
        reason: String,
    },
    /// An answer was longer than [`Options::max_answer_bytes`](crate::Options::max_answer_bytes).
    #[error("the answer is too large")]
    AnswerTooLarge,
    /// A parameter cannot be written as JSON.
    #[error("a parameter of {method} cannot be sent: {reason}")]
    Parameter {
        /// The method that was called.
        method: &'static str,
        /// What is wrong with the parameter.
        reason: String,
    },
    /// The address of the server is not a URL that begins with http, https, ws or wss.
    #[error("the address of the server is not a URL with http, https, ws or wss")]
    Address,
    /// TLS cannot be used.
    #[error("TLS: {0}")]
    Tls(String),
    /// A subscription on a client for HTTP.
    #[error("subscriptions need a WebSocket: connect to a ws:// or wss:// URL")]
    WebSocketNeeded,
    /// The client was dropped.
    #[error("the client is closed")]
    Closed,
    /// Notifications were not taken in time, and the buffer is full.
    #[error("notifications were not taken in time, and the buffer is full")]
    SlowConsumer,
    /// The connection broke, and this subscription cannot be resumed: the server does not keep what it sent meanwhile.
    #[error("the connection broke, and this subscription cannot be resumed")]
    NotResumable,
}

impl Error {
    /// What the server answered, if it answered an error.
    pub fn rpc(&self) -> Option<&RpcError> {
        match self {
            Self::Rpc(answered) => Some(answered),
            _ => None,
        }
    }

    /// The name of the error in the catalogue, if the server answered one of it.
    pub fn name(&self) -> Option<ErrorName> {
        self.rpc().and_then(|answered| answered.name)
    }

    /// Whether sending a call that only reads again may help.
    pub(crate) fn is_transient(&self) -> bool {
        match self {
            Self::Connection(_) => true,
            Self::Http { status, .. } => matches!(status, 429 | 502 | 503 | 504),
            _ => false,
        }
    }

    /// Whether the server does not accept the token, so that trying again with it does not help.
    pub(crate) fn refuses_token(&self) -> bool {
        matches!(self, Self::Http { status: 401 | 403, .. })
    }

    pub(crate) fn malformed(reason: impl Into<String>) -> Self {
        Self::Malformed { method: None, reason: reason.into() }
    }

    /// The same failure for another call that waits for the same answer.
    pub(crate) fn same(&self) -> Self {
        match self {
            Self::Rpc(answered) => Self::Rpc(answered.clone()),
            Self::Timeout => Self::Timeout,
            Self::Http { status, body } => Self::Http { status: *status, body: body.clone() },
            Self::Malformed { method, reason } => Self::Malformed { method: *method, reason: reason.clone() },
            Self::AnswerTooLarge => Self::AnswerTooLarge,
            Self::Closed => Self::Closed,
            other => Self::Connection(other.to_string()),
        }
    }
}

/// The error that a server answered.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RpcError {
    /// Name in the catalogue; `None` for an error that it does not list.
    pub name: Option<ErrorName>,
    /// JSON-RPC error code.
    pub code: i64,
    /// Message as the server wrote it.
    pub message: String,
    /// Data, if there are any.
    pub data: Option<Value>,
    /// Arguments of the message by their names in the catalogue, such as `reason` or `limit`.
    pub arguments: BTreeMap<&'static str, String>,
}

/// An execution that reverted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Revert {
    /// Reason that the contract gave.
    pub reason: Option<String>,
    /// Data of the revert: an encoded error, or nothing.
    pub data: Bytes,
}

impl RpcError {
    pub(crate) fn new(code: i64, message: String, data: Option<Value>, own: &[ErrorName]) -> Self {
        let found = catalogued(code, &message, own);
        let (name, arguments) = match found {
            Some((name, arguments)) => (Some(name), arguments),
            None => (None, BTreeMap::new()),
        };
        Self { name, code, message, data: data.filter(|data| !data.is_null()), arguments }
    }

    /// The data as a type of this crate, for example [`LimitDetail`](crate::types::LimitDetail); `None` when there are
    /// none, or when they have another form.
    pub fn data_as<T: DeserializeOwned>(&self) -> Option<T> {
        T::deserialize(self.data.as_ref()?).ok()
    }

    /// The reason and the data of a revert; `None` for any other error.
    pub fn revert(&self) -> Option<Revert> {
        let is_revert =
            matches!(self.name, Some(ErrorName::ExecutionReverted | ErrorName::ExecutionRevertedWithReason));
        is_revert
            .then(|| Revert { reason: self.arguments.get("reason").cloned(), data: self.data_as().unwrap_or_default() })
    }
}

/// Longer messages are not compared with the catalogue.
const LONGEST_COMPARED: usize = 10_000;

/// The entry of the catalogue that says most of a message. A message that is all argument tells nothing, except for a
/// method that answers that error.
fn catalogued(code: i64, message: &str, own: &[ErrorName]) -> Option<(ErrorName, BTreeMap<&'static str, String>)> {
    if message.len() > LONGEST_COMPARED {
        return None;
    }
    let mut best = None;
    let mut best_score = 0;
    for entry in CATALOGUE.iter().filter(|entry| entry.code == code) {
        let Some((arguments, literal)) = matched(entry.message, message) else { continue };
        let score = 2 * literal + usize::from(own.contains(&entry.name));
        if score > best_score {
            best_score = score;
            best = Some((entry.name, arguments));
        }
    }
    best
}

/// Holds a message against a template with `{placeholders}`: the arguments, and the length of the literal text.
fn matched(template: &'static str, message: &str) -> Option<(BTreeMap<&'static str, String>, usize)> {
    let mut pieces = template.split('{');
    let first = pieces.next().unwrap_or_default();
    let mut rest = message.strip_prefix(first)?;
    let mut literal = first.len();
    let mut arguments = BTreeMap::new();
    let mut pieces = pieces.peekable();
    while let Some(piece) = pieces.next() {
        let (name, following) = piece.split_once('}')?;
        literal += following.len();
        let end = if pieces.peek().is_none() {
            rest.len().checked_sub(following.len()).filter(|_| rest.ends_with(following))?
        } else {
            rest.find(following)?
        };
        arguments.insert(name, rest[..end].to_owned());
        rest = &rest[end + following.len()..];
    }
    rest.is_empty().then_some((arguments, literal))
}
