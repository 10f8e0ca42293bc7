// A block that does not exist has no traces: null.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0xffffff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
>> {"jsonrpc":"2.0","id":2,"method":"trace_block","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":2,"result":null}
