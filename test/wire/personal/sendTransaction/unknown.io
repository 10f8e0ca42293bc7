// An account without a key is not found.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_sendTransaction","params":[{"from":"0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd","to":"0xa1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1","value":"0x1","gas":"0x5208","nonce":"0x0","maxFeePerGas":"0x77359400","maxPriorityFeePerGas":"0x1"},"correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"key of account 0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd not found"}}
