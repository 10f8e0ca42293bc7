// A type without a transaction.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x02c0"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"rlp: too few elements for types.DynamicFeeTx"}}
