// A contract is named by its address.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageValues","params":[{"0x12":["0x0000000000000000000000000000000000000000000000000000000000000000"]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: requests: must match ^0x[0-9a-fA-F]{40}$, got an object","data":{"path":"requests","expected":["Address"]}}}
