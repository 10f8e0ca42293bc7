// A failure other than a revert has the EVM's message.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0xfe"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid opcode: INVALID"}}
