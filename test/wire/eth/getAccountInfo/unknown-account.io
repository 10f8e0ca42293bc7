// An account that was never used is empty.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getAccountInfo","params":["0x00000000000000000000000000000000DeaDBeef","latest"]}
<< {"jsonrpc":"2.0","id":1,"result":{"balance":"0x0","nonce":"0x0","code":"0x"}}
