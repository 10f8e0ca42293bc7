// An address begins with 0x.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["C6Fe5D33615a1C52c08018c47E8Bc53646A0E101","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: must match ^0x[0-9a-fA-F]{40}$, got a string of 40 characters","data":{"path":"address","expected":["Address"]}}}
