// The highest number that 64 bits hold is null.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockByNumber","params":["0xffffffffffffffff",false]}
<< {"jsonrpc":"2.0","id":1,"result":null}
