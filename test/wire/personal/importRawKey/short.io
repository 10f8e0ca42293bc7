// A key of another length is refused; the error does not show it.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0xabcdef0123456789","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: privateKey: must match ^(?:0x)?[0-9a-fA-F]{64}$, got another string","data":{"path":"privateKey","expected":["PrivateKey"]}}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x010101010101010101010101010101010101010101010101010101010101010100","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: privateKey: must match ^(?:0x)?[0-9a-fA-F]{64}$, got another string","data":{"path":"privateKey","expected":["PrivateKey"]}}}
