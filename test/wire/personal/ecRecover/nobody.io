// No key can have made a signature of zeros.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_ecRecover","params":["0xdeadbeef","0x000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000001b"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 1: recovery failed","data":{"path":"signature","expected":["a signature of 65 bytes that ends with 27 or 28"]}}}
