//! Parity's `stateDiff`: the difference of each changed account, by address. A field is `=` where it did not change, `+`
//! with the value of a new account, `-` with that of a removed one, and `*` with both values of one that changed. An
//! empty account counts as none (EIP-161). Slots of an account that existed before are always `*`, as in OpenEthereum.
use super::{
    json::Json,
    prestate::{Changed, Touched},
};
use revm::primitives::{Address, Bytes, U256};
use std::collections::{BTreeMap, BTreeSet};

type Storage = BTreeMap<U256, U256>;

pub(crate) fn write(json: &mut Json, before: &BTreeMap<Address, Touched>, after: &BTreeMap<Address, Changed>) {
    let addresses: BTreeSet<&Address> = before.keys().chain(after.keys()).collect();
    json.open(b'{');
    for address in addresses {
        let existed = before.get(address).filter(|account| !account.is_empty());
        match (existed, after.get(address)) {
            (Some(before), Some(after)) => {
                json.data_key(address.as_slice());
                write_changed(json, before, after);
            }
            (Some(Touched { balance, nonce, code, storage }), None) => {
                json.data_key(address.as_slice());
                write_whole(json, "-", *balance, *nonce, code, storage);
            }
            (None, Some(Changed { balance, nonce, code, storage })) => {
                json.data_key(address.as_slice());
                let code = code.clone().unwrap_or_default();
                write_whole(json, "+", balance.unwrap_or_default(), nonce.unwrap_or_default(), &code, storage);
            }
            (None, None) => {}
        }
    }
    json.close(b'}');
}

fn write_whole(json: &mut Json, sign: &str, balance: U256, nonce: u64, code: &Bytes, storage: &Storage) {
    let signed = |json: &mut Json, name: &str, write: &dyn Fn(&mut Json)| {
        json.key(name);
        write_signed(json, sign, write);
    };
    json.open(b'{');
    signed(json, "balance", &|json| json.quantity(balance));
    signed(json, "code", &|json| json.data(code));
    signed(json, "nonce", &|json| json.quantity(U256::from(nonce)));
    json.key("storage");
    json.open(b'{');
    for (slot, value) in storage {
        json.data_key(&slot.to_be_bytes::<32>());
        write_signed(json, sign, &|json| json.data(&value.to_be_bytes::<32>()));
    }
    json.close(b'}');
    json.close(b'}');
}

fn write_signed(json: &mut Json, sign: &str, write: &dyn Fn(&mut Json)) {
    json.open(b'{');
    json.key(sign);
    write(json);
    json.close(b'}');
}

fn write_changed(json: &mut Json, before: &Touched, after: &Changed) {
    json.open(b'{');
    json.key("balance");
    write_field(json, before.balance, after.balance, |json, balance| json.quantity(*balance));
    json.key("code");
    write_field(json, before.code.clone(), after.code.clone(), |json, code| json.data(code));
    json.key("nonce");
    write_field(json, before.nonce, after.nonce, |json, nonce| json.quantity(U256::from(*nonce)));
    json.key("storage");
    json.open(b'{');
    let slots: BTreeSet<&U256> = before.storage.keys().chain(after.storage.keys()).collect();
    for slot in slots {
        let value = |storage: &Storage| storage.get(slot).copied().unwrap_or_default();
        json.data_key(&slot.to_be_bytes::<32>());
        write_both(json, &value(&before.storage), &value(&after.storage), |json, word| {
            json.data(&word.to_be_bytes::<32>())
        });
    }
    json.close(b'}');
    json.close(b'}');
}

fn write_field<T>(json: &mut Json, from: T, to: Option<T>, write: impl Fn(&mut Json, &T)) {
    match to {
        Some(to) => write_both(json, &from, &to, write),
        None => json.text("="),
    }
}

fn write_both<T>(json: &mut Json, from: &T, to: &T, write: impl Fn(&mut Json, &T)) {
    json.open(b'{');
    json.key("*");
    json.open(b'{');
    json.key("from");
    write(json, from);
    json.key("to");
    write(json, to);
    json.close(b'}');
    json.close(b'}');
}
