// Without the index by address a search is an error that names the setting.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"ots_searchTransactionsAfter","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101",0,25]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32004,"message":"transactions are not indexed by address: this server runs without --trace.index"}}
