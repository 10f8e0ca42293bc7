// After five wrong passphrases in a minute, the right one has to wait too.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0808080808080808080808080808080808080808080808080808080808080808","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x99c851eaa3c3976914d63b822c67e201ec0bfbb8"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x99c851eaa3c3976914d63b822c67e201ec0bfbb8","wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x99c851eaa3c3976914d63b822c67e201ec0bfbb8","wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x99c851eaa3c3976914d63b822c67e201ec0bfbb8","wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x99c851eaa3c3976914d63b822c67e201ec0bfbb8","wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x99c851eaa3c3976914d63b822c67e201ec0bfbb8","wrong"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"could not decrypt key with given password"}}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0x99c851eaa3c3976914d63b822c67e201ec0bfbb8","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"wrong passphrases for one account in a minute: 6 exceeds the limit of 5","data":{"limit":5}}}
