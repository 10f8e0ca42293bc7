// An unknown tracer is refused with geth's text; no node sees it.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x1cea",{"tracer":"nopeTracer"}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"ReferenceError: nopeTracer is not defined at <eval>:1:2(0)"}}
