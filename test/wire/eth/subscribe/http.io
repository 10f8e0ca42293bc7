// A subscription over HTTP is refused. The error has the address for WebSockets.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"eth_subscribe needs a WebSocket: connect to ws://127.0.0.1:{port}","data":{"address":"ws://127.0.0.1:{port}"}}}
