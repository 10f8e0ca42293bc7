// Bytes that are not a transaction.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0xdeadbeef"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"rlp: value size exceeds available input length"}}
