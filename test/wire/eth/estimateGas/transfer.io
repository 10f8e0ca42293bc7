// A plain transfer.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"result":"0x5208"}
