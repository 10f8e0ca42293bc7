// An unknown transaction has no traces: null.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_transaction","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
