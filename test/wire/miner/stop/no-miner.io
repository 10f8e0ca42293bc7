// Nothing is stopped.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"miner_stop","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":null}
