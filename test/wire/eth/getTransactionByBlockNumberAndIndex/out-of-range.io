// An index beyond the last transaction is null.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionByBlockNumberAndIndex","params":["0x147f","0xfff"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
