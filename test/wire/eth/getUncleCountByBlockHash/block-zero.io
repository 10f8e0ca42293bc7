// Block 0 exists and has no uncles.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_getUncleCountByBlockHash","params":["0x0a9d172945b5e18fdad7ece135f2ffeaef80299a5a678e2486abf57bc8f1cf48"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x0"}
