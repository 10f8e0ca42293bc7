// A failure other than a revert.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"data":"0xfe"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid opcode: INVALID"}}
