// Both of them with different values are refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x18160ddd","input":"0x06fdde03"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: both 'data' and 'input' are set and not equal","data":{"path":"call.data","expected":["the same bytes as input"]}}}
