// Halley, its runtime, and what the node runs.
// chain: head
// speconly: runtime and release differ from machine to machine
>> {"jsonrpc":"2.0","id":1,"method":"web3_clientVersion","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":"Halley/v0.1.0/linux-x64/node20.20.2 (evmd; CometBFT 0.39.0)"}
