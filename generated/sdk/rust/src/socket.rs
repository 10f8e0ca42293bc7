//! A WebSocket that is opened again when it breaks: at once while there are subscriptions, else with the next call.

use std::collections::HashMap;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::net::TcpStream;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error as WsError, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use url::Url;

use crate::client::{Options, backoff};
use crate::error::{Error, Result};
use crate::life::{Life, Waiter};
use crate::subscription::Subscriber;
use crate::wire::{self, Answer};

const PING_INTERVAL: Duration = Duration::from_secs(20);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What callers ask of the task that owns the connection.
pub(crate) enum Command {
    Open(oneshot::Sender<Result<()>>),
    Exchange {
        body: String,
        ids: Vec<u64>,
        reply: oneshot::Sender<Result<Vec<Answer>>>,
    },
    Subscribe {
        key: u64,
        subscriber: Box<Subscriber>,
        reply: oneshot::Sender<Result<()>>,
    },
    Unsubscribe(u64),
    /// Of a subscription that the server could not resume a moment ago.
    Resume(u64),
}

/// Sends commands to the task that owns the connection. The task ends when all handles are gone.
#[derive(Clone)]
pub(crate) struct SocketHandle {
    commands: mpsc::UnboundedSender<Command>,
    reconnects: Arc<AtomicU64>,
}

impl fmt::Debug for SocketHandle {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("SocketHandle")
    }
}

impl SocketHandle {
    pub async fn open(url: Url, options: Options, last_id: Arc<AtomicU64>) -> Result<Self> {
        let (commands, receiver) = mpsc::unbounded_channel();
        let handle = Self { commands, reconnects: Arc::new(AtomicU64::new(0)) };
        let task = Task {
            url,
            options,
            last_id,
            own_commands: handle.commands.downgrade(),
            commands: receiver,
            reconnects: handle.reconnects.clone(),
            subscribers: HashMap::new(),
            was_open: false,
        };
        tokio::spawn(task.run());
        handle.ask(Command::Open).await?;
        Ok(handle)
    }

    pub fn reconnects(&self) -> u64 {
        self.reconnects.load(Ordering::Relaxed)
    }

    pub async fn exchange(&self, body: String, ids: Vec<u64>) -> Result<Vec<Answer>> {
        self.ask(|reply| Command::Exchange { body, ids, reply }).await
    }

    pub async fn subscribe(&self, key: u64, subscriber: Subscriber) -> Result<()> {
        self.ask(|reply| Command::Subscribe { key, subscriber: Box::new(subscriber), reply }).await
    }

    pub fn unsubscribe(&self, key: u64) {
        // The task may have ended, and the subscription with it.
        drop(self.commands.send(Command::Unsubscribe(key)));
    }

    async fn ask<T>(&self, command: impl FnOnce(oneshot::Sender<Result<T>>) -> Command) -> Result<T> {
        let (sender, receiver) = oneshot::channel();
        self.commands.send(command(sender)).map_err(|_| Error::Closed)?;
        receiver.await.map_err(|_| Error::Closed)?
    }
}

/// Owns the connection.
pub(crate) struct Task {
    url: Url,
    options: Options,
    last_id: Arc<AtomicU64>,
    commands: mpsc::UnboundedReceiver<Command>,
    /// Sends commands to itself, unless all handles are gone.
    pub own_commands: mpsc::WeakUnboundedSender<Command>,
    reconnects: Arc<AtomicU64>,
    pub subscribers: HashMap<u64, Subscriber>,
    was_open: bool,
}

/// A message from the server, as far as it tells answers from notifications.
#[derive(Deserialize)]
struct Kind {
    #[serde(default)]
    method: Option<String>,
    #[serde(default)]
    params: Option<Notification>,
}

#[derive(Deserialize)]
struct Notification {
    subscription: String,
    result: Box<RawValue>,
}

impl Task {
    async fn run(mut self) {
        let mut attempt = 0;
        loop {
            let mut first = None;
            if self.subscribers.is_empty() {
                match self.commands.recv().await {
                    None => return,
                    Some(Command::Unsubscribe(_) | Command::Resume(_)) => continue,
                    Some(command) => first = Some(command),
                }
            }
            let opened = timeout(self.options.timeout, self.connect()).await.unwrap_or(Err(Error::Timeout));
            match opened {
                Ok(socket) => {
                    attempt = 0;
                    if self.was_open {
                        self.reconnects.fetch_add(1, Ordering::Relaxed);
                    }
                    self.was_open = true;
                    if self.live(socket, first).await {
                        return;
                    }
                }
                Err(error) => {
                    self.refuse(first, &error);
                    while let Ok(command) = self.commands.try_recv() {
                        self.refuse(Some(command), &error);
                    }
                    if self.commands.is_closed() {
                        return;
                    }
                    if error.refuses_token() {
                        for (_, subscriber) in self.subscribers.drain() {
                            subscriber.shared.finish(error.same());
                        }
                    }
                    if !self.subscribers.is_empty() {
                        tokio::time::sleep(backoff(attempt)).await;
                        attempt = attempt.saturating_add(1);
                    }
                }
            }
        }
    }

    /// Fails a command because there is no connection.
    fn refuse(&mut self, command: Option<Command>, error: &Error) {
        match command {
            None | Some(Command::Resume(_)) => {}
            Some(Command::Open(reply)) => drop(reply.send(Err(error.same()))),
            Some(Command::Exchange { reply, .. }) => drop(reply.send(Err(error.same()))),
            Some(Command::Subscribe { reply, .. }) => drop(reply.send(Err(error.same()))),
            Some(Command::Unsubscribe(key)) => drop(self.subscribers.remove(&key)),
        }
    }

    async fn connect(&self) -> Result<Socket> {
        let mut request = self.url.as_str().into_client_request().map_err(|_| Error::Address)?;
        if let Some(token) = &self.options.token {
            request.headers_mut().insert("authorization", token.bearer()?);
        }
        let config = WebSocketConfig::default()
            .max_message_size(Some(self.options.max_answer_bytes))
            .max_frame_size(Some(self.options.max_answer_bytes));
        #[cfg(feature = "tls")]
        let opened = {
            let connector = tokio_tungstenite::Connector::Rustls(crate::tls::config()?);
            tokio_tungstenite::connect_async_tls_with_config(request, Some(config), false, Some(connector)).await
        };
        #[cfg(not(feature = "tls"))]
        let opened = tokio_tungstenite::connect_async_with_config(request, Some(config), false).await;
        match opened {
            Ok((socket, _)) => Ok(socket),
            // Redirects are not followed: another server would learn the token.
            Err(WsError::Http(response)) => {
                Err(Error::Http { status: response.status().as_u16(), body: "the WebSocket was refused".into() })
            }
            Err(error) => Err(Error::Connection(error.to_string())),
        }
    }

    /// Serves one connection until it ends; true when all handles are gone.
    async fn live(&mut self, socket: Socket, first: Option<Command>) -> bool {
        let (mut sink, mut stream) = socket.split();
        let (outgoing, mut queue) = mpsc::unbounded_channel::<Message>();
        let writer = tokio::spawn(async move {
            while let Some(message) = queue.recv().await {
                if sink.send(message).await.is_err() {
                    return;
                }
            }
            drop(sink.close().await);
        });
        let mut life = Life::new(outgoing);
        let keys: Vec<u64> = self.subscribers.keys().copied().collect();
        for key in keys {
            self.resume(&mut life, key);
        }
        if let Some(command) = first {
            self.obey(&mut life, command);
        }
        let mut ping = interval_at(Instant::now() + PING_INTERVAL, PING_INTERVAL);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = true;
        let error = loop {
            tokio::select! {
                command = self.commands.recv() => match command {
                    None => break None,
                    Some(command) => self.obey(&mut life, command),
                },
                message = stream.next() => {
                    heard = true;
                    if let Err(error) = self.take(&mut life, message) {
                        break Some(error);
                    }
                }
                _ = ping.tick() => {
                    if !heard {
                        break Some(Error::Connection("the server does not answer pings".into()));
                    }
                    heard = false;
                    life.send(Message::Ping(Vec::new().into()));
                }
            }
        };
        writer.abort();
        let is_closed = error.is_none();
        self.end(life, &error.unwrap_or(Error::Closed));
        is_closed
    }

    fn obey(&mut self, life: &mut Life, command: Command) {
        match command {
            Command::Open(reply) => drop(reply.send(Ok(()))),
            // Callers that gave up while the connection was opened think that nothing is sent.
            Command::Exchange { reply, .. } if reply.is_closed() => {}
            Command::Subscribe { reply, .. } if reply.is_closed() => {}
            Command::Exchange { body, ids, reply } => {
                life.exchange(body, Waiter { ids, answers: Vec::new(), reply });
            }
            Command::Subscribe { key, subscriber, reply } => {
                self.subscribers.insert(key, *subscriber);
                self.start(life, key, Some(reply));
            }
            Command::Unsubscribe(key) => {
                self.subscribers.remove(&key);
                self.tell_unsubscribed(life, key);
            }
            Command::Resume(key) => {
                // It was resumed already if the connection broke meanwhile.
                if self.subscribers.get(&key).is_some_and(|subscriber| subscriber.is_waiting) {
                    self.resume(life, key);
                }
            }
        }
    }

    pub fn next_id(&self) -> u64 {
        self.last_id.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Handles what came from the server. An error means that the connection is of no use any more.
    fn take(&mut self, life: &mut Life, message: Option<std::result::Result<Message, WsError>>) -> Result<()> {
        match message {
            None => Err(Error::Connection("the server closed the connection".into())),
            Some(Err(WsError::Capacity(_))) => Err(Error::AnswerTooLarge),
            Some(Err(error)) => Err(Error::Connection(error.to_string())),
            Some(Ok(Message::Text(text))) => self.read(life, &text),
            Some(Ok(Message::Binary(_))) => Err(Error::malformed("a message that is no text")),
            Some(Ok(_)) => Ok(()),
        }
    }

    fn read(&mut self, life: &mut Life, text: &str) -> Result<()> {
        let no_rpc = |reason| Error::malformed(format!("no JSON-RPC: {reason}"));
        if wire::is_list(text) {
            let answers: Vec<Answer> = wire::parse(text).map_err(no_rpc)?;
            let messages: Vec<u64> = answers.iter().filter_map(|answer| life.message_of(answer)).collect();
            for answer in answers {
                self.settle(life, answer)?;
            }
            // Calls that the list does not answer will not be answered.
            for message in messages {
                life.complete(message);
            }
            return Ok(());
        }
        let kind: Kind = wire::parse(text).map_err(no_rpc)?;
        if kind.method.is_none() {
            let answer: Answer = wire::parse(text).map_err(no_rpc)?;
            return life.refused(answer).map_or(Ok(()), |answer| self.settle(life, answer));
        }
        let Some(notification) = kind.params else { return Ok(()) };
        // A subscription that ended a moment ago may still be sent something.
        let Some(key) = life.keys.get(&notification.subscription).copied() else { return Ok(()) };
        let Some(subscriber) = self.subscribers.get_mut(&key) else { return Ok(()) };
        let was_early = subscriber.early.is_some();
        match subscriber.deliver(notification.result) {
            Err(error) => self.finish(life, key, error),
            Ok(()) if subscriber.early.is_some() && !was_early => self.confirm(life, key),
            Ok(()) => {}
        }
        Ok(())
    }

    fn settle(&mut self, life: &mut Life, answer: Answer) -> Result<()> {
        let Some(id) = &answer.id else {
            // The server could not tell whose answer this is, so all that wait may be meant.
            let error = answer.into_failure();
            life.fail_all(&error);
            return Ok(());
        };
        let id = id.as_u64().filter(|id| *id != 0 && *id <= self.last_id.load(Ordering::Relaxed));
        let id = id.ok_or_else(|| Error::malformed("it has the id of no request"))?;
        if let Some((key, purpose)) = life.own.remove(&id) {
            self.answered(life, key, purpose, answer);
            return Ok(());
        }
        life.settle(id, answer);
        Ok(())
    }
}
