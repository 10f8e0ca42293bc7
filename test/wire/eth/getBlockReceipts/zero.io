// Block 0 has no receipts.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_getBlockReceipts","params":["0x0"]}
<< {"jsonrpc":"2.0","id":1,"result":[]}
>> {"jsonrpc":"2.0","id":2,"method":"eth_getBlockReceipts","params":["earliest"]}
<< {"jsonrpc":"2.0","id":2,"result":[]}
>> {"jsonrpc":"2.0","id":3,"method":"eth_getBlockReceipts","params":[{"blockHash":"0x0a9d172945b5e18fdad7ece135f2ffeaef80299a5a678e2486abf57bc8f1cf48"}]}
<< {"jsonrpc":"2.0","id":3,"result":[]}
