// A block above the head is an error, as in geth.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceCall","params":[{},"0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"block #16777215 not found"}}
