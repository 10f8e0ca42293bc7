// With a gas price, the sender must be able to pay for all gas of the call.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"0x00000000000000000000000000000000DeaDBeef","to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","data":"0x18160ddd","gas":"0x5208","gasPrice":"0x77359400"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: address 0x00000000000000000000000000000000deadbeef have 0 want 42000000000000"}}
