// The namespace is off by default.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"halley_indexStatus","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method halley_indexStatus does not exist/is not available"}}
