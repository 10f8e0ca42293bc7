// WebSockets are stopped, also when they were stopped before, and started again.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"admin_stopWS","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":2,"method":"admin_stopWS","params":[]}
<< {"jsonrpc":"2.0","id":2,"result":true}
>> {"jsonrpc":"2.0","id":3,"method":"admin_startWS","params":[]}
<< {"jsonrpc":"2.0","id":3,"result":true}
