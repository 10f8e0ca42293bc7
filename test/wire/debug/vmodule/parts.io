// Levels of parts.
// chain: head-runtime
>> {"jsonrpc":"2.0","id":1,"method":"debug_vmodule","params":["indexer=0,mem*=0"]}
<< {"jsonrpc":"2.0","id":1,"result":null}
