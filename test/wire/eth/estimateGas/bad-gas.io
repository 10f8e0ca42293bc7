// Gas is a quantity.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","gas":"21000"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: call.gas: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$, got \"21000\"","data":{"path":"call.gas","expected":["Uint64"]}}}
