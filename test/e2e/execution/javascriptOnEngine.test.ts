/** What `javascriptTracer.test.ts` says, on the engine. */
import '../../unit/evm/tracing/callsOnEngine.js';
import './javascriptTracer.test.js';
