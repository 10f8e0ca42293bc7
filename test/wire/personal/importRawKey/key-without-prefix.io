// The key may come without 0x, and in upper case.
// chain: head-personal
>> {"jsonrpc":"2.0","id":1,"method":"personal_importRawKey","params":["ABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABABAB","correct horse"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xe239cdc5fbe977a8a141b72194d3cf8c41bc5bc6"}
