//! How subscriptions begin, and continue after the connection broke.

use alloy_primitives::B256;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::client::backoff;
use crate::error::{Error, Result};
use crate::life::{Life, Purpose, Started};
use crate::params::MethodEntry;
use crate::position::{Position, number};
use crate::socket::{Command, Task};
use crate::subscription::Subscriber;
use crate::wire::{self, Answer};

/// What is read of a block.
#[derive(Deserialize)]
struct Block {
    hash: Option<B256>,
}

impl Task {
    /// Finds out where a subscription continues, and starts it there.
    pub(crate) fn resume(&mut self, life: &mut Life, key: u64) {
        let Some(subscriber) = self.subscribers.get_mut(&key) else { return };
        subscriber.is_waiting = false;
        if let Some(position) = &mut subscriber.position {
            position.rewind();
        }
        self.find(life, key);
    }

    /// Asks the next question about the chain, or starts when there is none.
    fn find(&mut self, life: &mut Life, key: u64) {
        let Some(position) = self.position(key) else { return };
        if let Some(block) = position.unsure() {
            self.ask_hash(life, key, block, Purpose::Judge);
        } else if position.needs_newest() {
            self.ask(life, key, Purpose::Newest, "eth_blockNumber", &json!([]));
        } else {
            self.start(life, key, None);
        }
    }

    pub(crate) fn start(&mut self, life: &mut Life, key: u64, reply: Option<Started>) {
        let Some(subscriber) = self.subscribers.get_mut(&key) else { return };
        match subscriber.tell_lost() {
            Ok(()) => {
                let params = subscriber.params();
                self.ask(life, key, Purpose::Start(reply), SUBSCRIBE.name, &params);
            }
            Err(error) => self.finish(life, key, error),
        }
    }

    fn ask_hash(&self, life: &mut Life, key: u64, block: u64, purpose: Purpose) {
        self.ask(life, key, purpose, "eth_getBlockByNumber", &json!([format!("{block:#x}"), false]));
    }

    fn ask(&self, life: &mut Life, key: u64, purpose: Purpose, method: &str, params: &Value) {
        let id = self.next_id();
        life.own.insert(id, (key, purpose));
        life.request(id, method, params);
    }

    /// Takes the answer to a request that no caller made.
    pub(crate) fn answered(&mut self, life: &mut Life, key: u64, purpose: Purpose, answer: Answer) {
        let done = match purpose {
            Purpose::Start(reply) => return self.started(life, key, answer, reply),
            Purpose::Judge => self.judged(life, key, answer),
            Purpose::Newest => self.found_newest(life, key, answer),
            Purpose::Confirm => self.confirmed(life, key, answer),
        };
        if let Err(error) = done {
            self.fail(life, key, error);
        }
    }

    fn judged(&mut self, life: &mut Life, key: u64, answer: Answer) -> Result<()> {
        let hash = hash_in(answer)?;
        let Some(position) = self.position(key) else { return Ok(()) };
        if position.judge(hash)? {
            self.start(life, key, None);
        } else {
            self.find(life, key);
        }
        Ok(())
    }

    fn found_newest(&mut self, life: &mut Life, key: u64, answer: Answer) -> Result<()> {
        let newest: String = result_of(answer, "eth_blockNumber")?;
        let newest = number(&newest).ok_or_else(|| Error::malformed("the number of the newest block is none"))?;
        let Some(position) = self.position(key) else { return Ok(()) };
        position.not_after(newest)?;
        self.start(life, key, None);
        Ok(())
    }

    /// Asks whether the position stands. What comes before the answer waits.
    pub(crate) fn confirm(&mut self, life: &mut Life, key: u64) {
        let Some(subscriber) = self.subscribers.get_mut(&key) else { return };
        let Some(block) = subscriber.position.as_ref().and_then(Position::unsure) else { return };
        subscriber.early.get_or_insert_default();
        self.ask_hash(life, key, block, Purpose::Confirm);
    }

    fn confirmed(&mut self, life: &mut Life, key: u64, answer: Answer) -> Result<()> {
        let hash = hash_in(answer)?;
        let Some(subscriber) = self.subscribers.get_mut(&key) else { return Ok(()) };
        if subscriber.position.as_ref().is_none_or(|position| position.stands(hash)) {
            return subscriber.deliver_early();
        }
        // The chain was changed since it was asked.
        subscriber.early = None;
        self.tell_unsubscribed(life, key);
        self.resume(life, key);
        Ok(())
    }

    fn started(&mut self, life: &mut Life, key: u64, answer: Answer, reply: Option<Started>) {
        match (result_of::<String>(answer, SUBSCRIBE.name), reply) {
            (Ok(id), reply) => {
                life.keys.insert(id, key);
                // The caller has given up.
                if reply.is_some_and(|reply| reply.send(Ok(())).is_err()) {
                    self.subscribers.remove(&key);
                }
                let Some(subscriber) = self.subscribers.get_mut(&key) else { return self.tell_unsubscribed(life, key) };
                subscriber.attempt = 0;
                self.confirm(life, key);
            }
            (Err(error), Some(reply)) => {
                self.subscribers.remove(&key);
                drop(reply.send(Err(error)));
            }
            (Err(error), None) => self.fail(life, key, error),
        }
    }

    fn position(&mut self, key: u64) -> Option<&mut Position> {
        self.subscribers.get_mut(&key)?.position.as_mut()
    }

    /// Ends a subscription that cannot be resumed, or tries again later when the server cannot answer now.
    fn fail(&mut self, life: &mut Life, key: u64, error: Error) {
        let is_passing = error.rpc().is_some_and(|answered| answered.code == UNAVAILABLE);
        let Some(subscriber) = self.subscribers.get_mut(&key).filter(|_| is_passing) else {
            return self.finish(life, key, error);
        };
        let pause = backoff(subscriber.attempt);
        subscriber.attempt = subscriber.attempt.saturating_add(1);
        subscriber.is_waiting = true;
        subscriber.early = None;
        self.tell_unsubscribed(life, key);
        let commands = self.own_commands.clone();
        tokio::spawn(async move {
            tokio::time::sleep(pause).await;
            if let Some(commands) = commands.upgrade() {
                drop(commands.send(Command::Resume(key)));
            }
        });
    }

    pub(crate) fn tell_unsubscribed(&self, life: &mut Life, key: u64) {
        let ids: Vec<String> = life.keys.iter().filter(|(_, one)| **one == key).map(|(id, _)| id.clone()).collect();
        for subscription in ids {
            life.keys.remove(&subscription);
            life.request(self.next_id(), "eth_unsubscribe", &json!([subscription]));
        }
    }

    /// Ends a subscription with the error that its caller gets after what has come.
    pub(crate) fn finish(&mut self, life: &mut Life, key: u64, error: Error) {
        if let Some(subscriber) = self.subscribers.remove(&key) {
            subscriber.shared.finish(error);
        }
        self.tell_unsubscribed(life, key);
    }

    /// Fails what waits on a connection that ended. Subscriptions that cannot be resumed end with it.
    pub(crate) fn end(&mut self, mut life: Life, error: &Error) {
        life.fail_all(error);
        for (key, purpose) in life.own.into_values() {
            // A subscription whose position is known is resumed like any other.
            if let Purpose::Start(Some(reply)) = purpose {
                let resumable = self.subscribers.get(&key).is_some_and(|one| one.position.is_some());
                let told = reply.send(if resumable { Ok(()) } else { Err(error.same()) });
                // The caller has given up.
                if told.is_err() {
                    self.subscribers.remove(&key);
                }
            }
        }
        self.subscribers.retain(|_, subscriber| subscriber.outlives());
    }
}

impl Subscriber {
    /// Whether it continues after its connection ended.
    fn outlives(&mut self) -> bool {
        self.early = None;
        if self.position.is_none() {
            self.shared.finish(Error::NotResumable);
        }
        self.position.is_some()
    }
}

/// Code of the error by which a server says that it cannot answer now.
const UNAVAILABLE: i64 = -32002;

static SUBSCRIBE: MethodEntry = MethodEntry { name: "eth_subscribe", required: 1, is_read: false, errors: &[] };

fn hash_in(answer: Answer) -> Result<Option<B256>> {
    let block: Option<Block> = result_of(answer, "eth_getBlockByNumber")?;
    Ok(block.and_then(|block| block.hash))
}

fn result_of<T: DeserializeOwned>(answer: Answer, method: &'static str) -> Result<T> {
    answer.result(&MethodEntry::UNKNOWN).and_then(|raw| wire::decode(&raw, method))
}
