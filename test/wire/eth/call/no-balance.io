// A value above the balance gets geth's error.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"from":"0x00000000000000000000000000000000DeaDBeef","to":"0x3d641a2791533b4a0000345ea8d509d01e1ec301","value":"0x1"},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"insufficient funds for gas * price + value: address 0x00000000000000000000000000000000deadbeef have 0 want 1"}}
