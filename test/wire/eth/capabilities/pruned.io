// Everything begins at the earliest block: the state of blocks before it is gone.
// chain: head-pruned
>> {"jsonrpc":"2.0","id":1,"method":"eth_capabilities","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"head":{"number":"0x1cea","hash":"0x24f183b3b601d57e91a92aeb628744352f148c5f5383d084663c10f82ebe9951"},"state":{"disabled":false,"oldestBlock":"0x1cea"},"tx":{"disabled":false,"oldestBlock":"0x1cea"},"logs":{"disabled":false,"oldestBlock":"0x1cea"},"receipts":{"disabled":false,"oldestBlock":"0x1cea"},"blocks":{"disabled":false,"oldestBlock":"0x1cea"},"stateproofs":{"disabled":false,"oldestBlock":"0x1cea"}}}
