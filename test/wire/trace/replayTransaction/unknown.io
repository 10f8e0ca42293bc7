// An unknown transaction is an error: there is nothing to run.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_replayTransaction","params":["0xabababababababababababababababababababababababababababababababab",["trace"]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"transaction not found"}}
