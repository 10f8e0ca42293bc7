// Block 0 has no transactions.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_getRawTransactionByBlockNumberAndIndex","params":["0x0","0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
