// Addresses and ports that cannot be are refused before the node is asked.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@192.0.2.256:26656"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32602,"message":"invalid argument 0: address: must have an IPv4 address","data":{"path":"address","expected":["an IPv4 address"]}}}
>> {"jsonrpc":"2.0","id":2,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@192.0.2.7:65536"]}
<< {"jsonrpc":"2.0","id":2,"error":{"code":-32602,"message":"invalid argument 0: address: must have a port of at most 65535","data":{"path":"address","expected":["a port of at most 65535"]}}}
>> {"jsonrpc":"2.0","id":3,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@192.0.2.7:0"]}
<< {"jsonrpc":"2.0","id":3,"error":{"code":-32602,"message":"invalid argument 0: address: must match ^(?:enode://)?[0-9a-fA-F]{40}@(?:\\[[0-9a-fA-F:.]{2,45}\\]|[0-9a-zA-Z](?:[0-9a-zA-Z.-]{0,251}[0-9a-zA-Z])?):[1-9][0-9]{0,4}$, got a string of 52 characters","data":{"path":"address","expected":["PeerAddress"]}}}
>> {"jsonrpc":"2.0","id":4,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@192.0.2.7"]}
<< {"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"invalid argument 0: address: must match ^(?:enode://)?[0-9a-fA-F]{40}@(?:\\[[0-9a-fA-F:.]{2,45}\\]|[0-9a-zA-Z](?:[0-9a-zA-Z.-]{0,251}[0-9a-zA-Z])?):[1-9][0-9]{0,4}$, got a string of 50 characters","data":{"path":"address","expected":["PeerAddress"]}}}
>> {"jsonrpc":"2.0","id":5,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@[::1:26656"]}
<< {"jsonrpc":"2.0","id":5,"error":{"code":-32602,"message":"invalid argument 0: address: must match ^(?:enode://)?[0-9a-fA-F]{40}@(?:\\[[0-9a-fA-F:.]{2,45}\\]|[0-9a-zA-Z](?:[0-9a-zA-Z.-]{0,251}[0-9a-zA-Z])?):[1-9][0-9]{0,4}$, got a string of 51 characters","data":{"path":"address","expected":["PeerAddress"]}}}
>> {"jsonrpc":"2.0","id":6,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@[1:2]:3"]}
<< {"jsonrpc":"2.0","id":6,"error":{"code":-32602,"message":"invalid argument 0: address: must have an IPv6 address in brackets","data":{"path":"address","expected":["an IPv6 address in brackets"]}}}
>> {"jsonrpc":"2.0","id":7,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@a..b:3"]}
<< {"jsonrpc":"2.0","id":7,"error":{"code":-32602,"message":"invalid argument 0: address: must have a host name","data":{"path":"address","expected":["a host name"]}}}
>> {"jsonrpc":"2.0","id":8,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@host,x@y:3"]}
<< {"jsonrpc":"2.0","id":8,"error":{"code":-32602,"message":"invalid argument 0: address: must match ^(?:enode://)?[0-9a-fA-F]{40}@(?:\\[[0-9a-fA-F:.]{2,45}\\]|[0-9a-zA-Z](?:[0-9a-zA-Z.-]{0,251}[0-9a-zA-Z])?):[1-9][0-9]{0,4}$, got a string of 51 characters","data":{"path":"address","expected":["PeerAddress"]}}}
>> {"jsonrpc":"2.0","id":9,"method":"admin_addPeer","params":["d7d842eb4cde255878ec8855c67bb5c287de1fd0@127.1:26656"]}
<< {"jsonrpc":"2.0","id":9,"error":{"code":-32602,"message":"invalid argument 0: address: must have an IPv4 address","data":{"path":"address","expected":["an IPv4 address"]}}}
>> {"jsonrpc":"2.0","id":10,"method":"admin_addPeer","params":["x7x842eb4cxe255878ec8855c67bb5c287xe1fx0@192.0.2.7:1"]}
<< {"jsonrpc":"2.0","id":10,"error":{"code":-32602,"message":"invalid argument 0: address: must match ^(?:enode://)?[0-9a-fA-F]{40}@(?:\\[[0-9a-fA-F:.]{2,45}\\]|[0-9a-zA-Z](?:[0-9a-zA-Z.-]{0,251}[0-9a-zA-Z])?):[1-9][0-9]{0,4}$, got a string of 52 characters","data":{"path":"address","expected":["PeerAddress"]}}}
