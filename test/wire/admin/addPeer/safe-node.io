// A node that takes no such requests is named with the setting that it needs.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@192.0.2.7:26656"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"the method admin_addPeer is not supported: the node takes no such requests: set unsafe = true in the section [rpc] of its config.toml"}}
>> {"jsonrpc":"2.0","id":2,"method":"admin_addPeer","params":["enode://D7D842EB4CDE255878EC8855C67BB5C287DE1FD0@[2001:db8::1]:26656"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32004,"message":"the method admin_addPeer is not supported: the node takes no such requests: set unsafe = true in the section [rpc] of its config.toml"}}
>> {"jsonrpc":"2.0","id":3,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@peer.example:1"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32004,"message":"the method admin_addPeer is not supported: the node takes no such requests: set unsafe = true in the section [rpc] of its config.toml"}}
