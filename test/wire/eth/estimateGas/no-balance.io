// A value above the balance.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x00000000000000000000000000000000DeaDBeef","to":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","value":"0x1"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: address 0x00000000000000000000000000000000deadbeef have 0 want 1"}}
