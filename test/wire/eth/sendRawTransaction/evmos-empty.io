// No bytes.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"typed transaction too short"}}
