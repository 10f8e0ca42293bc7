// A timeout is a duration as Go writes it.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","params":["0xabababababababababababababababababababababababababababababababab",{"timeout":"xx"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"time: invalid duration \"xx\""}}
