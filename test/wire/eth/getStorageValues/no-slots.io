// A request that names a contract but none of its slots is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageValues","params":[{"0x3d641a2791533b4a0000345ea8d509d01e1ec301":[]},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: requests: empty request","data":{"path":"requests","expected":["at least one storage position"]}}}
