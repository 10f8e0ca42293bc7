// A page has a limit.
// chain: head-ots
>> {"jsonrpc":"2.0","id":1,"method":"ots_searchTransactionsAfter","params":["0xC6Fe5D33615a1C52c08018c47E8Bc53646A0E101",0,26]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"transactions of a page: 26 exceeds the limit of 25","data":{"limit":25}}}
