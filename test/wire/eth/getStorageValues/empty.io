// A request without slots is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getStorageValues","params":[{},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: requests: empty request","data":{"path":"requests","expected":["at least one storage position"]}}}
