// An index beyond the last transaction is null.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByBlockNumberAndIndex","params":["0x147f","0xb"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
