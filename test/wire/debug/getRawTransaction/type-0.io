// The signed bytes of a legacy transaction.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_getRawTransaction","params":["0x9aa083365e11773d4e7c0acb387d326005839b278d39b3eabd667fddc3a5928b"]}
<< {"jsonrpc":"2.0","id":1,"result":"0xf867808504a817c80082520894d779ed851df14f70b07c2f85abe5187d91e3a2b17b8083080024a0f80e30e857c4dca7933d7a21a0e2d00535950f72f4e5eac991812ecf30d5dd2ca07ec5c4661712d58b3fa00c256bc8e42c3f1497833d4826b78577312a9498b31a"}
