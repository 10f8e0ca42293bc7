// The address must be given.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 0: address","data":{"path":"address","expected":["a value"]}}}
