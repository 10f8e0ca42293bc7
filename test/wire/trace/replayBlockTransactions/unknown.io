// A block that does not exist is null.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_replayBlockTransactions","params":["0xffffff",["trace"]]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"trace_replayBlockTransactions","params":["0xabababababababababababababababababababababababababababababababab",["stateDiff"]]}
<< {"jsonrpc":"2.0","id":2,"result":null}
