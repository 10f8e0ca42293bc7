// A storage key has at most 32 bytes.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getProof","params":["0x3d641a2791533b4a0000345ea8d509d01e1ec301",["0x111111111111111111111111111111111111111111111111111111111111111111"],"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: positions[0]: must match ^0x[0-9a-fA-F]{0,64}$, got a string of 68 characters","data":{"path":"positions[0]","expected":["StoragePosition"]}}}
