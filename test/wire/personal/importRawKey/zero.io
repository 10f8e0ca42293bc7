// Zero is no key.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0000000000000000000000000000000000000000000000000000000000000000","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid private key: it must be 32 bytes, above zero and below the order of secp256k1"}}
