// An odd number of hex digits is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x123"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: call.data: must match ^0x(?:[0-9a-fA-F]{2})*$, got \"0x123\"","data":{"path":"call.data","expected":["Data"]}}}
