// A transaction without logs.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getTransactionLogs","params":["0x9aa083365e11773d4e7c0acb387d326005839b278d39b3eabd667fddc3a5928b"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
