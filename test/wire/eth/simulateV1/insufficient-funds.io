// With validation, a call that its sender cannot pay for is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_simulateV1","params":[{"blockStateCalls":[{"calls":[{"from":"0x00000000000000000000000000000000deadbee1","to":"0x00000000000000000000000000000000DeaDBeef","value":"0x1"}]}],"validation":true},"latest"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-38014,"message":"insufficient funds for gas * price + value: address 0x00000000000000000000000000000000deadbee1 have 0 want 1"}}
