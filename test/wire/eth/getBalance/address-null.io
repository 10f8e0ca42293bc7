// Null is not an address.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":[null,"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: must be Address, got null","data":{"path":"address","expected":["Address"]}}}
