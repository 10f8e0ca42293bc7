// Calls on the pending block are not traced, as in geth.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceCall","params":[{},"pending"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"tracing on top of pending is not supported"}}
