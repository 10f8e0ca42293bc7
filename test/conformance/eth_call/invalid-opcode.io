// A failure that is no revert is told in the EVM's words.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"data":"0xfe"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"invalid opcode: INVALID"}}
