// An address has 20 bytes.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_createAccessList","params":[{"from":"0x12"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: call.from: must match ^0x[0-9a-fA-F]{40}$, got \"0x12\"","data":{"path":"call.from","expected":["Address"]}}}
