//! What a server pushes.

use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use futures_core::Stream;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use tokio::sync::mpsc;

use crate::client::{Core, Transport};
use crate::error::{Error, Result};
use crate::params::{MethodEntry, Params};
use crate::position::Position;
use crate::socket::SocketHandle;
use crate::wire;

/// Notifications of a subscription, as a [`Stream`]. When the connection breaks, the subscription is resumed on the
/// next one: nothing is lost and nothing comes twice. When it has ended, the stream gives first what had come, and then
/// the error that ended it. Dropping it ends the subscription.
#[derive(Debug)]
pub struct Subscription<T> {
    key: u64,
    socket: SocketHandle,
    queue: mpsc::Receiver<Box<RawValue>>,
    shared: Arc<Shared>,
    item: PhantomData<fn() -> T>,
}

/// What the reader of the connection and the caller share.
#[derive(Debug, Default)]
pub(crate) struct Shared {
    end: Mutex<Option<Error>>,
    /// Bytes of notifications that wait to be taken.
    pub waiting_bytes: AtomicUsize,
}

impl Shared {
    /// Keeps the error for the caller. The queue is closed after that.
    pub fn finish(&self, error: Error) {
        self.end.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
    }
}

/// A subscription as the connection sees it.
#[derive(Debug)]
pub(crate) struct Subscriber {
    pub name: &'static str,
    pub options: Map<String, Value>,
    /// `None` for a subscription that cannot be resumed.
    pub position: Option<Position>,
    pub queue: mpsc::Sender<Box<RawValue>>,
    pub shared: Arc<Shared>,
    pub max_bytes: usize,
    /// Notifications that wait until it is known that the position still stands; `None` when it is.
    pub early: Option<Early>,
    /// Attempts to resume it that the server could not answer. The next one is waited for while `is_waiting`.
    pub attempt: u32,
    pub is_waiting: bool,
}

/// Notifications that are not told yet.
#[derive(Debug, Default)]
pub(crate) struct Early {
    notifications: Vec<Box<RawValue>>,
    bytes: usize,
}

impl Subscriber {
    /// Parameters of `eth_subscribe`.
    pub fn params(&self) -> Value {
        let mut options = self.options.clone();
        if let Some(position) = &self.position {
            options.insert("fromBlock".into(), position.resume_block().into());
        }
        if options.is_empty() { serde_json::json!([self.name]) } else { serde_json::json!([self.name, options]) }
    }

    /// Takes a notification. It does not wait: a caller that is too slow loses the subscription, and learns that.
    pub fn deliver(&mut self, notification: Box<RawValue>) -> Result<()> {
        if let Some(position) = self.position.as_mut().filter(|position| position.doubts(&notification)) {
            position.rewind();
            self.early = Some(Early::default());
        }
        if let Some(early) = &mut self.early {
            early.bytes += notification.get().len();
            early.notifications.push(notification);
            let is_full = early.notifications.len() > self.queue.max_capacity() || early.bytes > self.max_bytes;
            return if is_full { Err(Error::SlowConsumer) } else { Ok(()) };
        }
        match &mut self.position {
            None => self.tell(vec![notification]),
            Some(position) => {
                let told = position.accept(notification)?;
                self.tell(told)
            }
        }
    }

    /// Takes what came before it was known that the position stands.
    pub fn deliver_early(&mut self) -> Result<()> {
        let early = self.early.take().unwrap_or_default();
        early.notifications.into_iter().try_for_each(|notification| self.deliver(notification))
    }

    /// Tells the caller of logs that were replaced while there was no connection.
    pub fn tell_lost(&mut self) -> Result<()> {
        let lost = self.position.as_mut().map(Position::take_lost).unwrap_or_default();
        self.tell(lost)
    }

    fn tell(&self, notifications: Vec<Box<RawValue>>) -> Result<()> {
        for notification in notifications {
            let bytes = notification.get().len();
            if self.shared.waiting_bytes.load(Ordering::Relaxed) + bytes > self.max_bytes {
                return Err(Error::SlowConsumer);
            }
            self.shared.waiting_bytes.fetch_add(bytes, Ordering::Relaxed);
            self.queue.try_send(notification).map_err(|error| match error {
                mpsc::error::TrySendError::Full(_) => Error::SlowConsumer,
                mpsc::error::TrySendError::Closed(_) => Error::Closed,
            })?;
        }
        Ok(())
    }
}

impl Core {
    /// Starts a subscription. One without `fromBlock` that can be resumed begins at the block after the newest one.
    pub async fn subscribe<T, O>(
        &self,
        name: &'static str,
        resumable: bool,
        options: Option<&O>,
    ) -> Result<Subscription<T>>
    where
        T: DeserializeOwned,
        O: Serialize + ?Sized,
    {
        let Transport::Socket(socket) = &self.transport else { return Err(Error::WebSocketNeeded) };
        let encoded = serde_json::to_value(options)
            .map_err(|error| Error::Parameter { method: "eth_subscribe", reason: error.to_string() })?;
        let options = if let Value::Object(fields) = encoded { fields } else { Map::new() };
        let position = if resumable { Some(self.start(&options).await?) } else { None };
        let (sender, queue) = mpsc::channel(self.options.max_notifications.max(1));
        let shared = Arc::new(Shared::default());
        let max_bytes = self.options.max_answer_bytes.saturating_mul(2);
        let subscriber = Subscriber {
            name,
            options,
            position,
            queue: sender,
            shared: shared.clone(),
            max_bytes,
            early: None,
            attempt: 0,
            is_waiting: false,
        };
        let key = self.next_id();
        tokio::time::timeout(self.options.timeout, socket.subscribe(key, subscriber))
            .await
            .map_err(|_| Error::Timeout)??;
        Ok(Subscription { key, socket: socket.clone(), queue, shared, item: PhantomData })
    }

    async fn start(&self, options: &Map<String, Value>) -> Result<Position> {
        match options.get("fromBlock").and_then(Value::as_str) {
            Some(block) if block != "latest" => Ok(Position::asked(block.to_owned())),
            _ => {
                let newest: alloy_primitives::U64 = self.call(Params::new(&BLOCK_NUMBER)).await?;
                Ok(Position::at(newest.saturating_to::<u64>().saturating_add(1)))
            }
        }
    }
}

static BLOCK_NUMBER: MethodEntry = MethodEntry { name: "eth_blockNumber", required: 0, is_read: true, errors: &[] };

impl<T: DeserializeOwned> Subscription<T> {
    /// Waits for the next notification; `None` after the error that ended the subscription.
    pub async fn next(&mut self) -> Option<Result<T>> {
        std::future::poll_fn(|context| self.poll(context)).await
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<T>>> {
        match self.queue.poll_recv(context) {
            Poll::Pending => Poll::Pending,
            Poll::Ready(Some(raw)) => {
                self.shared.waiting_bytes.fetch_sub(raw.get().len(), Ordering::Relaxed);
                Poll::Ready(Some(wire::decode(&raw, "eth_subscribe")))
            }
            Poll::Ready(None) => {
                let error = self.shared.end.lock().unwrap_or_else(PoisonError::into_inner).take();
                Poll::Ready(error.map(Err))
            }
        }
    }
}

impl<T: DeserializeOwned> Stream for Subscription<T> {
    type Item = Result<T>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.get_mut().poll(context)
    }
}

impl<T> Drop for Subscription<T> {
    fn drop(&mut self) {
        self.socket.unsubscribe(self.key);
    }
}
