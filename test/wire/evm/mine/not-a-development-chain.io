// Development methods do not exist in front of a real chain.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"evm_mine","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"the method evm_mine does not exist/is not available"}}
