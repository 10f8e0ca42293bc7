// A server does not compile.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getCompilers","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
