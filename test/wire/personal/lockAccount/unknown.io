// An account without a key is true too, as in geth.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_lockAccount","params":["0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
