// An override is an object of known fields.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301"},"latest",{"0x3d641a2791533b4a0000345ea8d509d01e1ec301":{"balance":"1"}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 2: stateOverrides[\"0x3d641a2791533b4a0000345ea8d509d01e1ec301\"].balance: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,63})$, got \"1\"","data":{"path":"stateOverrides[\"0x3d641a2791533b4a0000345ea8d509d01e1ec301\"].balance","expected":["Quantity"]}}}
