// An id has at most 64 digits.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_uninstallFilter","params":["0xfffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: filterId: must match ^0x[0-9a-fA-F]{1,64}$, got a string of 67 characters","data":{"path":"filterId","expected":["FilterId"]}}}
