/** Emits test/calls.rs: calls each typed function by the name of its method, with JSON parameters. Tests use it. */
import type { NativeContract, NativeMethod, NativeParam } from '../native/model.js';
import { borrowedType } from './methods.js';
import { RUST_BANNER, rustName } from './text.js';
import { rustType } from './types.js';

/** The text of test/calls.rs. */
export function emitRustCalls({ methods }: NativeContract): string {
  return `${RUST_BANNER}
//! Every typed function, called by the name of its method. The crate's own tests use it; it is not published.

use std::collections::BTreeMap;
use std::error::Error;
use std::future::Future;
use std::pin::Pin;

use halley_client::Client;
use halley_client::alloy_primitives::{Address, B256, Bytes, U64, U256};
use halley_client::types::*;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, to_value};

/// A call that is under way.
pub type Call<'a> = Pin<Box<dyn Future<Output = Result<Value, Box<dyn Error>>> + 'a>>;

fn required<T: DeserializeOwned>(params: &[Value], place: usize) -> Result<T, Box<dyn Error>> {
    Ok(T::deserialize(params.get(place).unwrap_or(&Value::Null))?)
}

fn optional<T: DeserializeOwned>(params: &[Value], place: usize) -> Result<Option<T>, Box<dyn Error>> {
    Ok(Option::<T>::deserialize(params.get(place).unwrap_or(&Value::Null))?)
}

/// Calls a method; \`None\` for a name that has no typed function.
#[rustfmt::skip]
pub fn call<'a>(client: &'a Client, method: &str, params: &'a [Value]) -> Option<Call<'a>> {
    Some(match method {
${methods.map(armText).join('')}        _ => return None,
    })
}
`;
}

function armText(method: NativeMethod): string {
  const given = method.params.map(argumentText).join(', ');
  const call = `client.${rustName(method.namespace)}().${rustName(method.bareName)}(${given}).await?`;
  return `        "${method.name}" => Box::pin(async move { Ok(to_value(${call})?) }),\n`;
}

function argumentText(param: NativeParam, place: number): string {
  const type = rustType(param.type);
  const borrowed = borrowedType(param.type);
  if (param.required) return `${borrowed.startsWith('&') ? '&' : ''}required::<${type}>(params, ${place})?`;
  const reference = borrowed.startsWith('&') ? (/^&(?:str|\[)/.test(borrowed) ? '.as_deref()' : '.as_ref()') : '';
  return `optional::<${type}>(params, ${place})?${reference}`;
}
