// The position must be given.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageAt","params":["0x3d641a2791533b4a0000345ea8d509d01e1ec301"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1: position","data":{"path":"position","expected":["a value"]}}}
