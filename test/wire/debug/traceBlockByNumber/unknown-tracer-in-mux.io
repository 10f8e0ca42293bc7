// Names inside the configuration of muxTracer are compared letter by letter, too.
// chain: head-debug
>> {"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x1cea",{"tracer":"muxTracer","tracerConfig":{"muxTracer":{"calltracer":{}}}}]}
<< {"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"ReferenceError: calltracer is not defined at <eval>:1:2(0)"}}
