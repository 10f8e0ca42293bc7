//! Several calls in one message.

use std::marker::PhantomData;
use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::client::Core;
use crate::error::{Error, Result};
use crate::params::{MethodEntry, Params};
use crate::wire::{self, Answer};

/// Collects calls that go to the server in one message. Its methods are the namespaces of the contract.
pub struct Batch {
    core: Arc<Core>,
    ids: Vec<u64>,
    requests: Vec<Value>,
    methods: Vec<&'static MethodEntry>,
}

/// A call of a batch, which its result is asked for with.
#[derive(Debug)]
pub struct Entry<T> {
    place: usize,
    result: PhantomData<fn() -> T>,
}

/// The answers to a batch.
#[derive(Debug)]
pub struct Answers {
    answers: Vec<Option<Answer>>,
    methods: Vec<&'static MethodEntry>,
}

impl Batch {
    pub(crate) fn new(core: Arc<Core>) -> Self {
        Self { core, ids: Vec::new(), requests: Vec::new(), methods: Vec::new() }
    }

    pub(crate) fn add<T>(&mut self, params: Params) -> Entry<T> {
        let id = self.core.next_id();
        self.ids.push(id);
        self.methods.push(params.method);
        self.requests.push(params.request(id));
        Entry { place: self.ids.len() - 1, result: PhantomData }
    }

    /// Sends all calls in one message. A batch of calls that only read is sent again when the connection fails.
    ///
    /// # Errors
    /// The error tells that the batch as a whole failed. Each call may have its own.
    pub async fn send(self) -> Result<Answers> {
        let is_read = self.methods.iter().all(|method| method.is_read);
        let answers = if self.ids.is_empty() {
            Vec::new()
        } else {
            self.core.exchange(Value::Array(self.requests).to_string(), self.ids, is_read).await?
        };
        Ok(Answers { answers: answers.into_iter().map(Some).collect(), methods: self.methods })
    }
}

impl Answers {
    /// The result of a call of this batch.
    ///
    /// # Errors
    /// What the server answered to this call, or that its result is not what the contract says.
    pub fn result<T: DeserializeOwned>(&mut self, entry: Entry<T>) -> Result<T> {
        let answer = self.answers.get_mut(entry.place).and_then(Option::take);
        let answer = answer.ok_or_else(|| Error::malformed("the entry is not one of this batch"))?;
        let method = self.methods[entry.place];
        wire::decode(&answer.result(method)?, method.name)
    }
}
