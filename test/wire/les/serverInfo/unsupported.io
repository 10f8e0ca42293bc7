// Never supported: an error that says why.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"les_serverInfo","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method les_serverInfo is not supported: the chain has no Ethereum light clients"}}
