// Never supported: an error that says why.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"clique_getSigners","params":[]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method clique_getSigners is not supported: blocks are decided by CometBFT, not by the clique engine"}}
