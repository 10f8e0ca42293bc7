// eth_unsubscribe over HTTP is refused.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_unsubscribe","params":["0x1"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"eth_unsubscribe needs a WebSocket: connect to ws://127.0.0.1:{port}","data":{"address":"ws://127.0.0.1:{port}"}}}
