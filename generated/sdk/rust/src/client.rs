//! The client, and how a call is sent and sent again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use url::Url;

use crate::batch::Batch;
use crate::error::{Error, Result};
use crate::http::HttpTransport;
use crate::params::{MethodEntry, Params};
use crate::socket::SocketHandle;
use crate::token::TokenSource;
use crate::wire::{self, Answer};

/// Settings of a client.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// Bearer tokens, sent to the server that was named and to no other.
    pub token: Option<TokenSource>,
    /// Time for each attempt of a call; 30 s.
    pub timeout: Duration,
    /// Attempts after the first one, of calls that only read, when the connection fails or the server is overloaded; 3.
    pub retries: u32,
    /// Size of the largest answer or notification; 64 MiB.
    pub max_answer_bytes: usize,
    /// How many notifications of a subscription may wait to be taken; 10,000.
    pub max_notifications: usize,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            token: None,
            timeout: Duration::from_secs(30),
            retries: 3,
            max_answer_bytes: 64 << 20,
            max_notifications: 10_000,
        }
    }
}

/// Calls one server. Its methods are the namespaces of the contract. Clones share one connection.
#[derive(Clone, Debug)]
pub struct Client {
    pub(crate) core: Arc<Core>,
}

/// What all namespaces of a client share.
#[derive(Debug)]
pub(crate) struct Core {
    pub options: Options,
    pub transport: Transport,
    last_id: Arc<AtomicU64>,
}

#[derive(Debug)]
pub(crate) enum Transport {
    Http(HttpTransport),
    Socket(SocketHandle),
}

impl Client {
    /// A client for a URL that begins with http, https, ws or wss. A WebSocket is opened now, and opened again when it
    /// breaks; HTTP connects with the first call.
    ///
    /// # Errors
    /// [`Error::Address`] for another URL; for a WebSocket also what keeps it from being opened.
    pub async fn connect(address: &str) -> Result<Self> {
        Self::with_options(address, Options::default()).await
    }

    /// The same with other settings than the usual ones.
    ///
    /// # Errors
    /// Those of [`Client::connect`].
    pub async fn with_options(address: &str, options: Options) -> Result<Self> {
        // The error of the URL's parser could show the password in it.
        let url = Url::parse(address).map_err(|_| Error::Address)?;
        let last_id = Arc::new(AtomicU64::new(0));
        let transport = match url.scheme() {
            "http" | "https" => Transport::Http(HttpTransport::new(url, &options)?),
            "ws" | "wss" => Transport::Socket(SocketHandle::open(url, options.clone(), last_id.clone()).await?),
            _ => return Err(Error::Address),
        };
        Ok(Self { core: Arc::new(Core { options, transport, last_id }) })
    }

    /// An empty batch.
    pub fn batch(&self) -> Batch {
        Batch::new(self.core.clone())
    }

    /// Calls a method by its name, for methods that the contract does not know. It is never sent twice.
    ///
    /// # Errors
    /// What the server answers, and failures of the connection.
    pub async fn call_raw(&self, method: &str, params: &[Value]) -> Result<Value> {
        let id = self.core.next_id();
        let body = json!({"jsonrpc": "2.0", "id": id, "method": method, "params": params}).to_string();
        let mut answers = self.core.exchange(body, vec![id], false).await?;
        let answer = answers.pop().ok_or_else(|| Error::malformed("it is empty"))?;
        wire::decode(&answer.result(&MethodEntry::UNKNOWN)?, "the method")
    }

    /// How often a WebSocket was opened again after it broke.
    pub fn reconnects(&self) -> u64 {
        match &self.core.transport {
            Transport::Http(_) => 0,
            Transport::Socket(socket) => socket.reconnects(),
        }
    }
}

impl Core {
    pub fn next_id(&self) -> u64 {
        self.last_id.fetch_add(1, Ordering::Relaxed) + 1
    }

    pub async fn call<T: DeserializeOwned>(&self, params: Params) -> Result<T> {
        let method = params.method;
        let raw = self.call_raw(params).await?;
        wire::decode(&raw, method.name)
    }

    /// Calls a method whose result is always null.
    pub async fn call_nothing(&self, params: Params) -> Result<()> {
        self.call_raw(params).await.map(drop)
    }

    async fn call_raw(&self, params: Params) -> Result<Box<RawValue>> {
        let method = params.method;
        let id = self.next_id();
        let body = params.request(id).to_string();
        let answers = self.exchange(body, vec![id], method.is_read).await?;
        let answer = answers.into_iter().next().ok_or_else(|| Error::malformed("it is empty"))?;
        answer.result(method)
    }

    /// Sends requests, again when that may help and does no harm. The ids are in ascending order and stay the same.
    pub async fn exchange(&self, body: String, ids: Vec<u64>, repeatable: bool) -> Result<Vec<Answer>> {
        let mut attempt = 0;
        loop {
            let one = self.attempt(body.clone(), ids.clone());
            let error = match tokio::time::timeout(self.options.timeout, one).await {
                Ok(Ok(answers)) => return Ok(answers),
                Ok(Err(error)) => error,
                Err(_) => Error::Timeout,
            };
            if !repeatable || attempt >= self.options.retries || !error.is_transient() {
                return Err(error);
            }
            tokio::time::sleep(backoff(attempt)).await;
            attempt += 1;
        }
    }

    async fn attempt(&self, body: String, ids: Vec<u64>) -> Result<Vec<Answer>> {
        match &self.transport {
            Transport::Http(http) => http.exchange(body, &ids).await,
            Transport::Socket(socket) => socket.exchange(body, ids).await,
        }
    }
}

/// A random time of half to all of an interval that doubles from 100 ms to 5 s.
pub(crate) fn backoff(attempt: u32) -> Duration {
    let interval = (100_u64 << attempt.min(10)).min(5000);
    Duration::from_millis(fastrand::u64(interval / 2..=interval))
}
