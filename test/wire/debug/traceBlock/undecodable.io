// What is no block is refused with the reason.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlock","params":["0xc0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decode block: rlp: expected input list for types.Header"}}
