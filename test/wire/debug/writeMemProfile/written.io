// The heap profile is written into a file.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_writeMemProfile","params":["io-heap.heapprofile"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
