// The whole contract.
// chain: head
// speconly: the document is openrpc.json itself
>> {"jsonrpc":"2.0","id":1,"method":"rpc.discover","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"openrpc":"1.3.2","info":{"title":"Halley","version":"0.1.0"},"methods":[]}}
