// A count as decimal text is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_feeHistory","params":["2","latest",[]]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: blockCount: must match ^0x(?:0|[1-9a-fA-F][0-9a-fA-F]{0,15})$, got \"2\"","data":{"path":"blockCount","expected":["Uint64"]}}}
