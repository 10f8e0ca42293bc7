// A method of a namespace that is off does not exist.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"trace_block","params":["0x2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method trace_block does not exist/is not available"}}
