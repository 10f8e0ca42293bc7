// Blobs are refused, not left out.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_fillTransaction","params":[{"to":"0x00000000000000000000000000000000DeaDBeef","gas":"0x5208","blobVersionedHashes":["0x0100000000000000000000000000000000000000000000000000000000000000"]}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"blob transactions not supported: this chain takes none"}}
