// Never supported: an error that says why.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getWork","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method eth_getWork is not supported: the chain has no proof of work"}}
