// No parameter is shown: it may be the secret in the wrong place.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["correct horse","0x0101010101010101010101010101010101010101010101010101010101010101"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: privateKey: must match ^(?:0x)?[0-9a-fA-F]{64}$, got another string","data":{"path":"privateKey","expected":["PrivateKey"]}}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0101010101010101010101010101010101010101010101010101010101010101",12345]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: passphrase: must be string, got another number","data":{"path":"passphrase","expected":["string"]}}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0101010101010101010101010101010101010101010101010101010101010101"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1: passphrase","data":{"path":"passphrase","expected":["a value"]}}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":{"correct horse":"passphrase"}}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"unknown argument, known are: privateKey, passphrase","data":{"path":"params","expected":["privateKey","passphrase"]}}}
