//! Bearer tokens.

use std::fmt;
use std::sync::Arc;

use reqwest::header::HeaderValue;

use crate::error::{Error, Result};

/// Where bearer tokens come from: a text, or a function that makes a new one. It is asked for each HTTP request and each
/// time that a WebSocket is opened, because a server may refuse a token that was made long ago.
#[derive(Clone)]
pub struct TokenSource(Arc<dyn Fn() -> String + Send + Sync>);

impl TokenSource {
    /// A source that calls a function. The function must not block: a token that takes long to get is renewed elsewhere.
    pub fn new(make: impl Fn() -> String + Send + Sync + 'static) -> Self {
        Self(Arc::new(make))
    }

    /// The header that shows a token. Logs do not show it.
    pub(crate) fn bearer(&self) -> Result<HeaderValue> {
        let mut value = HeaderValue::from_str(&format!("Bearer {}", (self.0)()))
            .map_err(|_| Error::Connection("the token has signs that no header may have".into()))?;
        value.set_sensitive(true);
        Ok(value)
    }
}

impl From<String> for TokenSource {
    fn from(token: String) -> Self {
        Self::new(move || token.clone())
    }
}

impl From<&str> for TokenSource {
    fn from(token: &str) -> Self {
        token.to_owned().into()
    }
}

impl fmt::Debug for TokenSource {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("TokenSource")
    }
}
