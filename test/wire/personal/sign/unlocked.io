// Without a passphrase the account must be unlocked.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["0x0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xf288ecaf15790efcac528946963a6db8c3f8211d"}
>> {"jsonrpc":"2.0","id":1,"method":"personal_unlockAccount","params":["0xf288ecaf15790efcac528946963a6db8c3f8211d","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":true}
>> {"jsonrpc":"2.0","id":1,"method":"personal_sign","params":["0xdeadbeef","0xf288ecaf15790efcac528946963a6db8c3f8211d"]}
<< {"jsonrpc":"2.0","id":1,"result":"0x487a44bd872cb0048848557c6dc3c2b25320dad671f8d5c1a29d3c988f1760df76acfd401ea52b3ce695e91c8bd55382222e635a6293de565c3d037ada30bdfe1b"}
