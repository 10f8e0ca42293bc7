//! How far a subscription has come, and where it continues when the chain was changed meanwhile.

use std::collections::{BTreeMap, VecDeque};

use alloy_primitives::B256;
use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::{Error, Result};

/// Heads that are remembered: so deep a chain may be replaced while there is no connection.
const MAX_HEADS: usize = 1024;

/// Logs that are remembered at least, and all of the lowest of their blocks besides.
const MAX_LOGS: usize = 4096;

/// What was received last, so that a subscription continues behind it: nothing is lost, and nothing comes twice.
///
/// After a connection broke, [`rewind`](Self::rewind) begins to ask which of the remembered blocks still stand, from the
/// newest one down: [`unsure`](Self::unsure) is the block to ask about, and [`judge`](Self::judge) takes the answer.
#[derive(Debug)]
pub(crate) struct Position {
    /// The `fromBlock` that the caller named, until something came. It may be a tag or a block to come.
    asked: Option<String>,
    /// Everything below this block was received; `None` while the caller's tag is not known as a number.
    from: Option<u64>,
    /// What was received last and neither replaced nor removed, lowest block first.
    seen: VecDeque<Seen>,
    /// So many of `seen` may still stand. The others are blocks that the node does not have yet.
    candidates: usize,
    /// Some of the other logs are neither confirmed nor replaced. Heads have no gaps: each that comes settles its place.
    doubt: bool,
    /// Logs that were replaced, marked as removed, of which the caller does not know yet.
    lost: Vec<Box<RawValue>>,
}

#[derive(Debug)]
struct Seen {
    block: u64,
    hash: B256,
    /// `None` for a header.
    log: Option<SeenLog>,
}

#[derive(Debug)]
struct SeenLog {
    index: u64,
    json: Box<RawValue>,
}

/// What tells where a header, a block or a log stands.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Place {
    number: Option<String>,
    hash: Option<B256>,
    block_number: Option<String>,
    block_hash: Option<B256>,
    log_index: Option<String>,
    #[serde(default)]
    removed: bool,
}

impl Position {
    /// From the block that the caller named.
    pub fn asked(block: String) -> Self {
        Self {
            from: number(&block),
            asked: Some(block),
            seen: VecDeque::new(),
            candidates: 0,
            doubt: false,
            lost: Vec::new(),
        }
    }

    /// From a block that the caller did not name.
    pub fn at(block: u64) -> Self {
        Self { from: Some(block), asked: None, seen: VecDeque::new(), candidates: 0, doubt: false, lost: Vec::new() }
    }

    /// The `fromBlock` to subscribe with. A log does not say whether it is the last one of its block.
    pub fn resume_block(&self) -> String {
        if let Some(asked) = &self.asked {
            return asked.clone();
        }
        let from = self.from.unwrap_or_default();
        let next = match self.candidate() {
            None => from,
            Some(Seen { block, log: None, .. }) => block.saturating_add(1),
            Some(Seen { block, log: Some(_), .. }) => from.max(*block),
        };
        format!("{next:#x}")
    }

    /// Logs that were replaced, lowest block first, which the caller is told before anything else.
    pub fn take_lost(&mut self) -> Vec<Box<RawValue>> {
        std::mem::take(&mut self.lost)
    }

    /// Begins to ask about the blocks that were received.
    pub fn rewind(&mut self) {
        self.candidates = self.seen.len();
        self.doubt = false;
    }

    /// Whether it must be asked about the newest block before a notification is taken: it is the first new one of a node
    /// that lagged behind, which may be on another branch now.
    pub fn doubts(&self, notification: &RawValue) -> bool {
        let is_new = |place: Place| {
            let place = (place.block_number.as_deref().and_then(number), place.block_hash, place.log_index);
            let (Some(block), Some(hash), Some(index)) = place else { return false };
            !self.knows(block, hash, number(&index))
        };
        self.doubt && serde_json::from_str(notification.get()).is_ok_and(is_new)
    }

    /// The block to ask about: the newest one of which it is not known that it is replaced or not there yet.
    pub fn unsure(&self) -> Option<u64> {
        self.candidate().map(|newest| newest.block)
    }

    /// Whether that block has the hash of the one that was received.
    pub fn stands(&self, hash: Option<B256>) -> bool {
        self.candidate().is_none_or(|newest| hash == Some(newest.hash))
    }

    /// Takes the hash of that block, `None` when the node has none, and tells whether the block stands.
    pub fn judge(&mut self, hash: Option<B256>) -> Result<bool> {
        let Some(block) = self.unsure() else { return Ok(true) };
        if self.stands(hash) {
            self.doubt = self.candidates < self.seen.len() && self.seen.iter().any(|one| one.log.is_some());
            return Ok(true);
        }
        if hash.is_some() {
            self.take_back(block)?;
            self.rewind();
        } else {
            // A node that lags behind will get it. It is replaced if one below it turns out to be.
            self.candidates = self.seen.partition_point(|one| one.block < block);
        }
        Ok(false)
    }

    /// Whether the number of the newest block is needed to continue, because no block is known to stand.
    pub fn needs_newest(&self) -> bool {
        self.asked.is_none() && self.candidate().is_none()
    }

    /// Goes on after the newest block, if that is below: a chain that started again may be shorter, and the subscription
    /// would be silent until it has grown.
    pub fn not_after(&mut self, newest: u64) -> Result<()> {
        // A node that lags behind sends the same heads again. Logs that are taken back come again as well.
        if self.seen.iter().any(|one| one.log.is_some()) {
            self.take_back(0)?;
        }
        let next = newest.saturating_add(1);
        self.from = Some(self.from.map_or(next, |from| from.min(next)));
        Ok(())
    }

    /// What the caller is told when a header, a block or a log comes: nothing when it was told before.
    pub fn accept(&mut self, notification: Box<RawValue>) -> Result<Vec<Box<RawValue>>> {
        let lacking = || Error::malformed("a notification is no header, block or log");
        let place: Place = serde_json::from_str(notification.get()).map_err(|_| lacking())?;
        let told = match (place.block_number, place.number) {
            (Some(block), _) => {
                let block = number(&block).ok_or_else(lacking)?;
                let hash = place.block_hash.ok_or_else(lacking)?;
                let index = place.log_index.as_deref().and_then(number).ok_or_else(lacking)?;
                if place.removed {
                    self.seen.retain(|one| !one.is(block, hash, Some(index)));
                    self.go_back(block);
                    vec![notification]
                } else {
                    self.accept_log(block, hash, SeenLog { index, json: notification })?
                }
            }
            (None, Some(block)) => {
                let block = number(&block).ok_or_else(lacking)?;
                self.accept_head(block, place.hash.ok_or_else(lacking)?, notification)
            }
            (None, None) => return Err(lacking()),
        };
        self.asked = None;
        Ok(told)
    }

    fn accept_head(&mut self, block: u64, hash: B256, notification: Box<RawValue>) -> Vec<Box<RawValue>> {
        if self.knows(block, hash, None) {
            return Vec::new();
        }
        self.seen.truncate(self.seen.partition_point(|one| one.block < block));
        self.go_back(block);
        self.seen.push_back(Seen { block, hash, log: None });
        if self.seen.len() > MAX_HEADS {
            self.forget(1);
        }
        vec![notification]
    }

    fn accept_log(&mut self, block: u64, hash: B256, log: SeenLog) -> Result<Vec<Box<RawValue>>> {
        if self.knows(block, hash, Some(log.index)) {
            return Ok(Vec::new());
        }
        let replaces = |newest: &Seen| newest.block > block || newest.block == block && newest.hash != hash;
        if self.seen.back().is_some_and(replaces) {
            self.take_back(block)?;
        }
        self.go_back(block);
        let mut told = self.take_lost();
        told.push(log.json.clone());
        self.seen.push_back(Seen { block, hash, log: Some(log) });
        // Only now and then, because it moves what stays.
        if self.seen.len() > 2 * MAX_LOGS {
            self.forget(self.seen.len() - MAX_LOGS);
        }
        Ok(told)
    }

    fn candidate(&self) -> Option<&Seen> {
        self.seen.get(self.candidates.checked_sub(1)?)
    }

    fn knows(&self, block: u64, hash: B256, log_index: Option<u64>) -> bool {
        self.seen.iter().rev().take_while(|one| one.block >= block).any(|one| one.is(block, hash, log_index))
    }

    /// Forgets the first ones, but keeps blocks whole.
    fn forget(&mut self, count: usize) {
        let Some(lowest) = self.seen.get(count).map(|one| one.block) else { return };
        let whole = self.seen.partition_point(|one| one.block < lowest);
        self.seen.drain(..whole);
        self.from = Some(self.from.map_or(lowest, |from| from.max(lowest)));
    }

    /// What comes next may be as low as this block.
    fn go_back(&mut self, block: u64) {
        self.from = Some(self.from.map_or(block, |from| from.min(block)));
    }

    /// Forgets what was received from a block on. Its logs are lost.
    fn take_back(&mut self, from: u64) -> Result<()> {
        let first = self.seen.partition_point(|one| one.block < from);
        let Some(lowest) = self.seen.get(first).map(|one| one.block) else { return Ok(()) };
        self.go_back(lowest);
        let logs = self.seen.drain(first..).filter_map(|one| one.log);
        let mut lost = logs.map(|log| removed(&log.json)).collect::<Result<Vec<_>>>()?;
        lost.append(&mut self.lost);
        self.lost = lost;
        Ok(())
    }
}

impl Seen {
    fn is(&self, block: u64, hash: B256, log_index: Option<u64>) -> bool {
        self.block == block && self.hash == hash && self.log.as_ref().map(|log| log.index) == log_index
    }
}

/// A log, marked as removed.
fn removed(log: &RawValue) -> Result<Box<RawValue>> {
    let malformed = |error: serde_json::Error| Error::malformed(error.to_string());
    let mut fields: BTreeMap<String, Box<RawValue>> = serde_json::from_str(log.get()).map_err(malformed)?;
    fields.insert("removed".into(), RawValue::from_string("true".into()).map_err(malformed)?);
    serde_json::value::to_raw_value(&fields).map_err(malformed)
}

pub(crate) fn number(hex: &str) -> Option<u64> {
    u64::from_str_radix(hex.strip_prefix("0x")?, 16).ok()
}
