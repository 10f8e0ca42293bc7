// It needs a token.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_cpuProfile","params":["io.cpuprofile",1]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32003,"message":"unauthorized: debug_cpuProfile needs a bearer token, and this server has no secret to check one with: start it with --json-rpc.auth-secret <file>"}}
