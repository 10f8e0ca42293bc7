// The chain is not set back over JSON-RPC.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_setHead","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method debug_setHead is not supported: the chain is set back by the operator of its node, never over JSON-RPC"}}
