// An unknown transaction is an error, as in geth.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"transaction not found"}}
