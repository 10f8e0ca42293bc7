// Nothing is started, with or without a number of threads.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"miner_start","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"result":false}
>> {"jsonrpc":"2.0","id":2,"method":"miner_start","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":false}
