// A single validator has no peers.
// chain: head-operator
>> {"jsonrpc":"2.0","id":1,"method":"admin_peers","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
