// There is no proof of work.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_seedHash","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method debug_seedHash is not supported: the chain has no proof of work"}}
