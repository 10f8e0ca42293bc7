// Hex digits may be upper case, and the 0x only lower case.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"web3_sha3","params":["0xDEADBEEF"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xd4fd4e189132273036449fc9e11198c739161b4c0116a9a2dccdfa1c492006f1"}
