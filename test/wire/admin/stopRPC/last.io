// The last listener is not stopped: nothing could start it again.
// chain: head-operator
// speconly: the port differs from run to run
>> {"jsonrpc":"2.0","id":1,"method":"admin_stopRPC","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"the HTTP listener 127.0.0.1:8545 is not stopped: it is the last one by which this server can be told to start another"}}
