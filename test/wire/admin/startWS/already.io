// WebSockets that are taken are not started again, in the words of geth.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"admin_startWS","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"JSON-RPC over WebSocket is already enabled"}}
