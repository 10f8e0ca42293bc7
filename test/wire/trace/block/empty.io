// A block without transactions has an empty list.
// chain: head-trace
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0x2"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
