// The higher base fee of head and next block, and the suggested tip: estimates run on the head.
// chain: head-3
>> {"jsonrpc":"2.0","id":1,"method":"eth_gasPrice","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"0x2c4c3fd4"}
