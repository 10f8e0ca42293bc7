//! Requests.

use serde::Serialize;
use serde_json::{Value, json};

use crate::catalogue::ErrorName;
use crate::error::{Error, Result};

/// What the contract says of a method.
#[derive(Debug)]
pub(crate) struct MethodEntry {
    pub name: &'static str,
    /// How many parameters are always sent.
    pub required: usize,
    /// The method changes nothing, so it may be sent again.
    pub is_read: bool,
    pub errors: &'static [ErrorName],
}

impl MethodEntry {
    /// A method that the contract does not know.
    pub const UNKNOWN: Self = Self { name: "", required: 0, is_read: false, errors: &[] };
}

/// The parameters of one call.
pub(crate) struct Params {
    pub method: &'static MethodEntry,
    values: Vec<Value>,
}

impl Params {
    pub fn new(method: &'static MethodEntry) -> Self {
        Self { method, values: Vec::new() }
    }

    /// Adds a parameter; `None` is one that is left out.
    pub fn push<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<()> {
        let value = serde_json::to_value(value)
            .map_err(|error| Error::Parameter { method: self.method.name, reason: error.to_string() })?;
        self.values.push(value);
        Ok(())
    }

    /// The JSON of the request. Parameters at the end that are left out are not sent, others are null.
    pub fn request(mut self, id: u64) -> Value {
        while self.values.len() > self.method.required && self.values.last().is_some_and(Value::is_null) {
            self.values.pop();
        }
        json!({"jsonrpc": "2.0", "id": id, "method": self.method.name, "params": self.values})
    }
}
