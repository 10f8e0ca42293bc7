//! Who may create contracts and make calls, at every depth.
use crate::wire::Reader;
use revm::primitives::{Address, AddressSet};

/// What a frame does that a chain may not permit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Permitted {
    Create,
    Call,
}

struct Permission {
    /// Whether the addresses of the list are those who may not.
    denies: bool,
    listed: AddressSet,
}

impl Permission {
    fn permits(&self, address: &Address) -> bool {
        self.listed.contains(address) != self.denies
    }
}

/// The permissions of a chain for one signer.
pub(crate) struct Policy {
    create: Permission,
    call: Permission,
    signer: Address,
}

impl Policy {
    pub(crate) fn read(input: &mut Reader<'_>) -> Self {
        let mut permission =
            || Permission { denies: input.flag(), listed: input.list(Reader::address).into_iter().collect() };
        let (create, call) = (permission(), permission());
        Self { create, call, signer: Address::ZERO }
    }

    pub(crate) fn begin(&mut self, signer: Address) {
        self.signer = signer;
    }

    /// Why `caller` may not begin a frame; None when it may. An allow list must have signer or caller, a deny list
    /// neither.
    pub(crate) fn refusal(&self, what: Permitted, caller: &Address) -> Option<String> {
        let (permission, words) = match what {
            Permitted::Create => (&self.create, "deploy contracts"),
            Permitted::Call => (&self.call, "perform a call"),
        };
        let (by_signer, by_caller) = (permission.permits(&self.signer), permission.permits(caller));
        let permits = if permission.denies { by_signer && by_caller } else { by_signer || by_caller };
        (!permits).then(|| format!("caller address {} does not have permission to {words}", caller.to_checksum(None)))
    }
}
