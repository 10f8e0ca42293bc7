// An account without a key is not found.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"key of account 0xcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd not found"}}
