//! One life of a WebSocket: the calls and the subscriptions that wait for answers on it.

use std::collections::HashMap;

use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio_tungstenite::tungstenite::Message;

use crate::error::{Error, Result};
use crate::wire::{self, Answer};

/// Forgetting waits until so many calls wait at once.
const MANY: usize = 1000;

/// Calls that wait for the answers to one message.
pub(crate) struct Waiter {
    pub ids: Vec<u64>,
    pub answers: Vec<Answer>,
    pub reply: oneshot::Sender<Result<Vec<Answer>>>,
}

/// Tells the caller whether a subscription was started.
pub(crate) type Started = oneshot::Sender<Result<()>>;

/// What a request that no caller made is for.
pub(crate) enum Purpose {
    /// The hash of a block that a subscription received: does it still stand?
    Judge,
    /// The number of the newest block.
    Newest,
    /// The subscription itself.
    Start(Option<Started>),
    /// Once more the hash of a block that stood, or of the newest one, of which the node did not know.
    Confirm,
}

/// One life of the connection.
pub(crate) struct Life {
    outgoing: mpsc::UnboundedSender<Message>,
    /// Waiters by the id of a request; a message with several requests stands under the first id.
    waiters: HashMap<u64, Waiter>,
    first_id: HashMap<u64, u64>,
    /// Subscriptions that wait for an answer, by the id of the request.
    pub own: HashMap<u64, (u64, Purpose)>,
    /// Subscriptions by their id on the server.
    pub keys: HashMap<String, u64>,
}

impl Life {
    pub fn new(outgoing: mpsc::UnboundedSender<Message>) -> Self {
        Self { outgoing, waiters: HashMap::new(), first_id: HashMap::new(), own: HashMap::new(), keys: HashMap::new() }
    }

    pub fn send(&self, message: Message) {
        // The writer may have ended. The reader notices that.
        drop(self.outgoing.send(message));
    }

    pub fn request(&self, id: u64, method: &str, params: &Value) {
        let request = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params});
        self.send(Message::text(request.to_string()));
    }

    /// Sends a message and waits for the answers to it.
    pub fn exchange(&mut self, body: String, waiter: Waiter) {
        self.forget_abandoned();
        let Some(first) = waiter.ids.first().copied() else { return drop(waiter.reply.send(Ok(Vec::new()))) };
        for id in &waiter.ids {
            self.first_id.insert(*id, first);
        }
        self.waiters.insert(first, waiter);
        self.send(Message::text(body));
    }

    /// Forgets calls whose callers have given up.
    fn forget_abandoned(&mut self) {
        if self.first_id.len() < MANY || !self.first_id.len().is_power_of_two() {
            return;
        }
        self.waiters.retain(|_, waiter| !waiter.reply.is_closed());
        let waiters = &self.waiters;
        self.first_id.retain(|_, first| waiters.contains_key(first));
    }

    /// The message that an answer belongs to, by the first id of it.
    pub fn message_of(&self, answer: &Answer) -> Option<u64> {
        self.first_id.get(&answer.request_id()?).copied()
    }

    /// Takes an answer that did not come in a list. Gives it back when it does not refuse a whole batch.
    pub fn refused(&mut self, answer: Answer) -> Option<Answer> {
        let Some(first) = self.message_of(&answer) else { return Some(answer) };
        if !self.waiters.get(&first).is_some_and(|waiter| answer.refuses(&waiter.ids)) {
            return Some(answer);
        }
        if let Some(waiter) = self.remove(first) {
            drop(waiter.reply.send(Err(answer.into_failure())));
        }
        None
    }

    pub fn settle(&mut self, id: u64, answer: Answer) {
        // The caller has given up, or the answer came twice.
        let Some(first) = self.first_id.remove(&id) else { return };
        let Some(waiter) = self.waiters.get_mut(&first) else { return };
        waiter.answers.push(answer);
        if waiter.answers.len() == waiter.ids.len() {
            self.complete(first);
        }
    }

    /// Hands out the answers to a message, of which no longer will come.
    pub fn complete(&mut self, first: u64) {
        if let Some(waiter) = self.remove(first) {
            drop(waiter.reply.send(Ok(wire::in_order(waiter.answers, &waiter.ids))));
        }
    }

    fn remove(&mut self, first: u64) -> Option<Waiter> {
        let waiter = self.waiters.remove(&first)?;
        for id in &waiter.ids {
            self.first_id.remove(id);
        }
        Some(waiter)
    }

    pub fn fail_all(&mut self, error: &Error) {
        self.first_id.clear();
        for (_, waiter) in self.waiters.drain() {
            drop(waiter.reply.send(Err(error.same())));
        }
    }
}
