// The order of the curve is no key; the error does not show it.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid private key: it must be 32 bytes, above zero and below the order of secp256k1"}}
