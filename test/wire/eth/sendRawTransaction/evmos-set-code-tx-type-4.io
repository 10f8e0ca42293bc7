// A set-code transaction, on a chain that does not know them.
// chain: evmos-v20
>> {"jsonrpc":"2.0","id":1,"method":"eth_sendRawTransaction","params":["0x04f8ce82232a02843b9aca008504a817c800830186a094000000000000000000000000000000000000dead8080c0f85ef85c82232a943d641a2791533b4a0000345ea8d509d01e1ec3018080a0afa6ac1eb63ea2cc2503b7c4c1a48bcc793bdb4805791001a999d40ce1b42924a065eec4edc7b3d18ad938d739f64108d7c0693c63911ec15fab640be1c773b6f980a082f3498065735043a14693b95adfef4389d1e14bf0cd6de8a2c9619f60f1b127a00c44d7021ae50813c814d38a82da3f6df7af9462f7cb5e77bb4cbe2df7ae0136"]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"transaction type not supported: received type 4"}}
