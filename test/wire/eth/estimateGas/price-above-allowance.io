// At this gas price, the sender can pay for less gas than any transaction needs.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","to":"0x00000000000000000000000000000000DeaDBeef","gasPrice":"0xd3c21bcecceda1000000"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"gas required exceeds allowance (0)"}}
