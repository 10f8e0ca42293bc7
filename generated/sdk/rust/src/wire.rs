//! JSON-RPC messages.

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::error::{Error, Result, RpcError};
use crate::params::MethodEntry;

/// Answers that are nested deeper are refused. Traces of an EVM have at most 1024 calls inside each other.
const DEEPEST: usize = 4096;

/// A JSON-RPC response.
#[derive(Debug, Deserialize)]
pub(crate) struct Answer {
    #[serde(default)]
    pub id: Option<Value>,
    #[serde(default, deserialize_with = "present")]
    result: Option<Box<RawValue>>,
    #[serde(default)]
    pub error: Option<Value>,
}

/// `null` is a result like any other.
fn present<'de, D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Option<Box<RawValue>>, D::Error> {
    Box::<RawValue>::deserialize(deserializer).map(Some).map_err(D::Error::custom)
}

#[derive(Deserialize)]
struct Failure {
    code: i64,
    message: String,
    #[serde(default)]
    data: Option<Value>,
}

impl Answer {
    /// Stands for an answer that did not come.
    fn missing() -> Self {
        Self { id: None, result: None, error: None }
    }

    /// The id of the request, if it is one that this client makes.
    pub fn request_id(&self) -> Option<u64> {
        self.id.as_ref().and_then(Value::as_u64)
    }

    /// Whether this answer, which did not come in a list, refuses a message with these requests as a whole.
    pub fn refuses(&self, ids: &[u64]) -> bool {
        let names_batch = ids.len() > 1 && self.request_id() == ids.first().copied();
        self.error.is_some() && (self.id.is_none() || names_batch)
    }

    /// The JSON of the result, or the error that the server answered.
    pub fn result(self, method: &MethodEntry) -> Result<Box<RawValue>> {
        match (self.error, self.result) {
            (Some(error), _) => Err(failure(error, method)),
            (None, Some(result)) => Ok(result),
            (None, None) if self.id.is_none() => Err(Error::malformed("it lacks an answer to this call")),
            (None, None) => Err(Error::malformed("it has neither result nor error")),
        }
    }

    /// The error of an answer that belongs to no request.
    pub fn into_failure(self) -> Error {
        self.error.map_or_else(|| Error::malformed("it has no id"), |error| failure(error, &MethodEntry::UNKNOWN))
    }
}

fn failure(error: Value, method: &MethodEntry) -> Error {
    match serde_json::from_value::<Failure>(error) {
        Ok(Failure { code, message, data }) => Error::Rpc(Box::new(RpcError::new(code, message, data, method.errors))),
        Err(_) => Error::malformed("its error lacks an integer code or a message"),
    }
}

/// The value that the JSON of a result stands for.
pub(crate) fn decode<T: DeserializeOwned>(json: &RawValue, method: &'static str) -> Result<T> {
    parse(json.get()).map_err(|reason| Error::Malformed { method: Some(method), reason })
}

/// Reads JSON that may be nested as deep as a trace.
pub(crate) fn parse<T: DeserializeOwned>(text: &str) -> std::result::Result<T, String> {
    if depth(text.as_bytes()) > DEEPEST {
        return Err(format!("nested deeper than {DEEPEST} levels"));
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    reader.disable_recursion_limit();
    let value = T::deserialize(serde_stacker::Deserializer::new(&mut reader)).map_err(|error| error.to_string())?;
    reader.end().map_err(|error| error.to_string())?;
    Ok(value)
}

/// How many lists and objects of a JSON text are open at most at a time.
fn depth(text: &[u8]) -> usize {
    let (mut open, mut deepest, mut in_text, mut escaped) = (0_usize, 0, false, false);
    for byte in text {
        match byte {
            _ if escaped => escaped = false,
            b'\\' if in_text => escaped = true,
            b'"' => in_text = !in_text,
            b'[' | b'{' if !in_text => {
                open += 1;
                deepest = deepest.max(open);
            }
            b']' | b'}' if !in_text => open = open.saturating_sub(1),
            _ => {}
        }
    }
    deepest
}

/// Whether a JSON text is a list.
pub(crate) fn is_list(text: &str) -> bool {
    text.trim_start().starts_with('[')
}

/// Reads the response to requests with the ids and brings the answers into their order.
pub(crate) fn answers_in(text: &str, ids: &[u64]) -> Result<Vec<Answer>> {
    let no_rpc = |reason| Error::malformed(format!("no JSON-RPC: {reason}"));
    if is_list(text) {
        return Ok(in_order(parse(text).map_err(no_rpc)?, ids));
    }
    let single: Answer = parse(text).map_err(no_rpc)?;
    if single.refuses(ids) {
        return Err(single.into_failure());
    }
    Ok(in_order(vec![single], ids))
}

/// The answers to the ids, in their order. A call whose answer did not come, or came twice, has one that says so;
/// answers to other ids are no one's.
pub(crate) fn in_order(found: Vec<Answer>, ids: &[u64]) -> Vec<Answer> {
    let mut answers: Vec<Option<Answer>> = ids.iter().map(|_| None).collect();
    for answer in found {
        let place = answer.request_id().and_then(|id| ids.binary_search(&id).ok());
        if let Some(slot) = place.and_then(|place| answers.get_mut(place)) {
            *slot = Some(if slot.is_some() { Answer::missing() } else { answer });
        }
    }
    answers.into_iter().map(|answer| answer.unwrap_or_else(Answer::missing)).collect()
}
