// All listeners serve the same namespaces.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"admin_startWS","params":[null,null,null,"eth"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"apis: all listeners serve the namespaces of --json-rpc.api: miner,admin","data":{"path":"apis","expected":["miner,admin"]}}}
