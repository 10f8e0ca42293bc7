// Package halley is the client of Halley, made from its contract: typed calls of every method over HTTP and WebSocket,
// batches, typed errors, and subscriptions that lose nothing when the connection breaks.
//
// Calls and batches work with any EVM JSON-RPC server. Subscriptions to newHeads and logs need a server that takes
// fromBlock in eth_subscribe, as Halley does: geth refuses it for newHeads and ignores it for logs.
package halley
