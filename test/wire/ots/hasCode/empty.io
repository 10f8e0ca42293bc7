// An account that was never used has no code.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"ots_hasCode","params":["0x00000000000000000000000000000000DeaDBeef",7402]}
<< {"jsonrpc":"2.0","id":1,"result":false}
