// Without a token nothing is looked at.
// chain: head-no-token
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x1111111111111111111111111111111111111111111111111111111111111111","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"unauthorized: personal_importRawKey needs a bearer token, and this server has no secret to check one with: start it with --json-rpc.auth-secret <file>"}}
