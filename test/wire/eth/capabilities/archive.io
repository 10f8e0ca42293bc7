// The earliest block of each kind of data.
// chain: head
>> {"jsonrpc":"2.0","id":1,"method":"eth_capabilities","params":[]}
<< {"jsonrpc":"2.0","id":1,"result":{"head":{"number":"0x1cea","hash":"0x24f183b3b601d57e91a92aeb628744352f148c5f5383d084663c10f82ebe9951"},"state":{"disabled":false,"oldestBlock":"0x2"},"tx":{"disabled":false,"oldestBlock":"0x2"},"logs":{"disabled":false,"oldestBlock":"0x2"},"receipts":{"disabled":false,"oldestBlock":"0x2"},"blocks":{"disabled":false,"oldestBlock":"0x2"},"stateproofs":{"disabled":false,"oldestBlock":"0x2"}}}
