#![doc = include_str!("../README.md")]
#![warn(missing_docs)]
#![forbid(unsafe_code)]

mod batch;
mod batch_methods;
mod catalogue;
mod client;
mod error;
mod http;
mod life;
mod methods;
mod params;
mod position;
mod resume;
mod socket;
mod subscription;
mod subscriptions;
#[cfg(feature = "tls")]
mod tls;
mod token;
pub mod types;
mod values;
mod wire;

pub use alloy_primitives;
pub use batch::{Answers, Batch, Entry};
pub use catalogue::ErrorName;
pub use client::{Client, Options};
pub use error::{Error, Result, Revert, RpcError};
pub use subscription::Subscription;
pub use token::TokenSource;
pub use values::{False, True};

/// The namespaces of [`Client`].
pub mod namespaces {
    pub use crate::methods::*;
}

/// The namespaces of [`Batch`].
pub mod batch_namespaces {
    pub use crate::batch_methods::*;
}
