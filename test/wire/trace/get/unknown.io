// An unknown transaction has no traces: null.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_get","params":["0xabababababababababababababababababababababababababababababababab",["0x0"]]}
<< {"jsonrpc":"2.0","id":1,"result":null}
