// An address has 20 bytes.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"to":"0x12"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: call.to: must match ^0x[0-9a-fA-F]{40}$, got \"0x12\"","data":{"path":"call.to","expected":["Address"]}}}
