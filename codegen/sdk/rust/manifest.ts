/** Emits Cargo.toml. */
import type { NativeContract } from '../native/model.js';

/** The text of Cargo.toml. */
export function emitCargoManifest({ version }: NativeContract): string {
  return `# Generated from openrpc.json by \`npm run generate\`. Do not edit.
[package]
name = "halley-client"
version = "${version}"
edition = "2024"
rust-version = "1.85"
description = "Typed client of Halley and other EVM JSON-RPC servers; subscriptions that resume need a server that takes fromBlock, as Halley does"
authors = ["Halley contributors"]
license = "Apache-2.0"
readme = "README.md"
keywords = ["ethereum", "evm", "json-rpc", "cosmos", "client"]
categories = ["api-bindings", "asynchronous"]
include = ["src", "README.md", "LICENSE"]

[features]
default = ["tls"]
# https:// and wss:// with rustls and the roots that browsers trust.
tls = ["dep:rustls", "dep:webpki-roots", "reqwest/rustls-no-provider", "tokio-tungstenite/rustls-tls-webpki-roots"]

[dependencies]
alloy-primitives = { version = "1.7", default-features = false, features = ["std", "serde"] }
fastrand = "2"
futures-core = "0.3"
futures-util = { version = "0.3", default-features = false, features = ["sink", "std"] }
reqwest = { version = "0.13", default-features = false }
rustls = { version = "0.23", default-features = false, features = ["ring", "std", "tls12"], optional = true }
serde = { version = "1", features = ["derive"] }
serde_json = { version = "1", features = ["raw_value", "unbounded_depth"] }
serde_stacker = "0.1"
thiserror = "2"
tokio = { version = "1", features = ["macros", "net", "rt", "sync", "time"] }
tokio-tungstenite = { version = "0.30", default-features = false, features = ["connect"] }
url = "2"
webpki-roots = { version = "1", optional = true }
`;
}
