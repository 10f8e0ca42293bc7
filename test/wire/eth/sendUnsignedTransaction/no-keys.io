// Only the embedded development chain sends for anybody.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendUnsignedTransaction","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"key of account 0xc6fe5d33615a1c52c08018c47e8bc53646a0e101 not found"}}
