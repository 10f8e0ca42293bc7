//! How far a subscription has come.

use serde::Deserialize;
use serde_json::value::RawValue;

/// What was received last, so that a subscription goes on behind it: nothing is lost, and nothing comes twice.
#[derive(Debug)]
pub(crate) struct Position {
    /// The `fromBlock` to subscribe with.
    pub from: String,
    /// `from` is the block that the caller named, which may be one to come.
    pub is_asked: bool,
    last: Option<Last>,
}

#[derive(Debug)]
struct Last {
    block: u64,
    hash: String,
    /// Of a log; `None` after a header, and after a log that was taken back.
    log_index: Option<u64>,
}

/// What tells where a header, a block or a log stands.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Place {
    number: Option<String>,
    hash: Option<String>,
    block_number: Option<String>,
    block_hash: Option<String>,
    log_index: Option<String>,
    #[serde(default)]
    removed: bool,
}

impl Position {
    /// Before the first notification.
    pub fn new(from: String, is_asked: bool) -> Self {
        Self { from, is_asked, last: None }
    }

    /// Notes a notification, and tells whether it is a new one; `None` when it is no header, block or log.
    pub fn advance(&mut self, notification: &RawValue) -> Option<bool> {
        let place: Place = serde_json::from_str(notification.get()).ok()?;
        let next = match (place.block_number, place.number) {
            (Some(block), _) if place.removed => Last { block: number(&block)?, hash: String::new(), log_index: None },
            (Some(block), _) => {
                Last { block: number(&block)?, hash: place.block_hash?, log_index: Some(number(&place.log_index?)?) }
            }
            (None, Some(block)) => Last { block: number(&block)?, hash: place.hash?, log_index: None },
            (None, None) => return None,
        };
        if !place.removed && self.last.as_ref().is_some_and(|last| last.covers(&next)) {
            return Some(false);
        }
        self.last = Some(next);
        Some(true)
    }

    /// Sets `from` to the block of the last notification, of which all that was received is dropped then. A log does
    /// not say whether it is the last one of its block.
    pub fn resume(&mut self) {
        if let Some(last) = &self.last {
            self.from = format!("{:#x}", last.block);
            self.is_asked = false;
        }
    }

    /// Lowers `from` to the block after the newest one, if it is above that: a chain that began anew may be shorter, and
    /// the subscription would be silent until it has grown.
    pub fn not_after(&mut self, newest: u64) {
        let next = newest.saturating_add(1);
        if !self.is_asked && number(&self.from).is_some_and(|from| from > next) {
            self.from = format!("{next:#x}");
        }
    }
}

impl Last {
    fn covers(&self, next: &Self) -> bool {
        self.block == next.block
            && self.hash == next.hash
            && match (self.log_index, next.log_index) {
                (Some(last), Some(next)) => next <= last,
                (None, None) => true,
                _ => false,
            }
    }
}

pub(crate) fn number(hex: &str) -> Option<u64> {
    u64::from_str_radix(hex.strip_prefix("0x")?, 16).ok()
}
