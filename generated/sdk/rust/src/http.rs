//! HTTP.

use reqwest::header::{ACCEPT, AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue};
use reqwest::redirect::Policy;
use url::Url;

use crate::client::Options;
use crate::error::{Error, Result};
use crate::token::TokenSource;
use crate::wire::{self, Answer};

#[derive(Debug)]
pub(crate) struct HttpTransport {
    address: Url,
    client: reqwest::Client,
    token: Option<TokenSource>,
    max_bytes: usize,
}

impl HttpTransport {
    pub fn new(address: Url, options: &Options) -> Result<Self> {
        let mut headers = HeaderMap::new();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(ACCEPT, HeaderValue::from_static("application/json"));
        let builder = reqwest::Client::builder()
            .default_headers(headers)
            .user_agent(concat!("halley-rust/", env!("CARGO_PKG_VERSION")))
            .redirect(same_origin());
        #[cfg(feature = "tls")]
        let builder = builder.tls_backend_preconfigured((*crate::tls::config()?).clone());
        let client = builder.build().map_err(|error| Error::Connection(error.without_url().to_string()))?;
        Ok(Self { address, client, token: options.token.clone(), max_bytes: options.max_answer_bytes })
    }

    pub async fn exchange(&self, body: String, ids: &[u64]) -> Result<Vec<Answer>> {
        let text = self.post(body).await?;
        wire::answers_in(&text, ids)
    }

    async fn post(&self, body: String) -> Result<String> {
        let mut request = self.client.post(self.address.clone()).body(body);
        if let Some(token) = &self.token {
            request = request.header(AUTHORIZATION, token.bearer()?);
        }
        let response = request.send().await.map_err(connection)?;
        let status = response.status().as_u16();
        let is_json = response
            .headers()
            .get(CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok())
            .is_some_and(|kind| kind.starts_with("application/json"));
        let text = self.read(response).await?;
        let error = Error::Http { status, body: String::new() };
        if !(200..300).contains(&status) && (!is_json || error.is_transient()) {
            return Err(Error::Http { status, body: text.chars().take(200).collect() });
        }
        Ok(text)
    }

    async fn read(&self, mut response: reqwest::Response) -> Result<String> {
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(connection)? {
            if bytes.len() + chunk.len() > self.max_bytes {
                return Err(Error::AnswerTooLarge);
            }
            bytes.extend_from_slice(&chunk);
        }
        String::from_utf8(bytes).map_err(|_| Error::malformed("it is no text"))
    }
}

/// Refuses redirects to other servers, which would learn the token and the signed transactions.
fn same_origin() -> Policy {
    Policy::custom(|attempt| {
        let keeps_method = matches!(attempt.status().as_u16(), 307 | 308);
        let first = attempt.previous().first().map(Url::origin);
        if first != Some(attempt.url().origin()) {
            attempt.error("a redirect to another server is not followed")
        } else if !keeps_method {
            attempt.error("a redirect that changes the method is not followed")
        } else if attempt.previous().len() > 5 {
            attempt.error("too many redirects")
        } else {
            attempt.follow()
        }
    })
}

/// The whole chain of causes, without the URL, which may hold a password.
fn connection(error: reqwest::Error) -> Error {
    let error = error.without_url();
    let mut text = error.to_string();
    let mut cause = std::error::Error::source(&error);
    while let Some(inner) = cause {
        text.push_str(": ");
        text.push_str(&inner.to_string());
        cause = inner.source();
    }
    Error::Connection(text)
}
