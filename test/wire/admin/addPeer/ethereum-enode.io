// The public key of an Ethereum node is no id of CometBFT.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"admin_addPeer","params":["enode://abababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababababab@192.0.2.7:30303"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: must match ^(?:enode://)?[0-9a-fA-F]{40}@(?:\\[[0-9a-fA-F:.]{2,45}\\]|[0-9a-zA-Z](?:[0-9a-zA-Z.-]{0,251}[0-9a-zA-Z])?):[1-9][0-9]{0,4}$, got a string of 152 characters","data":{"path":"address","expected":["PeerAddress"]}}}
