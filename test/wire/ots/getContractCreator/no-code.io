// An account without code has no creator.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"ots_getContractCreator","params":["0x00000000000000000000000000000000DeaDBeef"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
