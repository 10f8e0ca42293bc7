// The newest block must be named.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["0x2"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"missing value for required argument 1: newestBlock","data":{"path":"newestBlock","expected":["a value"]}}}
