// Names of methods are case-sensitive.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_chainid","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method eth_chainid does not exist/is not available"}}
