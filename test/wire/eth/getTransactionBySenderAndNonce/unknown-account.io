// An account that was never used sent nothing.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionBySenderAndNonce","params":["0x00000000000000000000000000000000DeaDBeef","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
