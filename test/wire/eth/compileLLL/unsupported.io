// Never supported: an error that says why.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_compileLLL","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method eth_compileLLL is not supported: a server does not compile; use a compiler"}}
