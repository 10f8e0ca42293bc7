// A sender without a balance cannot pay any gas price.
// chain: v0.3.2
>> {"jsonrpc":"2.0","id":1,"method":"eth_estimateGas","params":[{"from":"0x00000000000000000000000000000000DeaDBeef","to":"0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101","gasPrice":"0x77359400"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for transfer"}}
