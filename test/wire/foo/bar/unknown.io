// An unknown method.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"foo_bar","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method foo_bar does not exist/is not available"}}
