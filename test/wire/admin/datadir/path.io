// The path is Halley's own data folder.
// chain: head-operator
// speconly: every run has a folder of its own
>> {"jsonrpc":"2.0","id":1,"method":"admin_datadir","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"/"}
