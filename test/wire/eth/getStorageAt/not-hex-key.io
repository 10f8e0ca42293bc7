// A key that is not hex is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x3d641a2791533b4a0000345ea8d509d01e1ec301","0xzz","latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: position: must match ^0x[0-9a-fA-F]{0,64}$, got \"0xzz\"","data":{"path":"position","expected":["StoragePosition"]}}}
