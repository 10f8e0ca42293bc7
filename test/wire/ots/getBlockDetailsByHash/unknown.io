// A block that is not there is null.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"ots_getBlockDetailsByHash","params":["0xabababababababababababababababababababababababababababababababab"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
