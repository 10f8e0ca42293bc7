// Without a token nothing is looked at.
// chain: head-no-token
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeef","0x63467b02a7382408a845a5eb85b5238b8a4dd0ed","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"unauthorized: personal_sign needs a bearer token, and this server has no secret to check one with: start it with --json-rpc.auth-secret <file>"}}
