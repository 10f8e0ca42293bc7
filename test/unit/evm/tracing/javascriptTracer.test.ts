/** What `e2e/execution/javascriptTracer.test.ts` says, on the engine. */
import './callsOnEngine.js';
import '../../../e2e/execution/javascriptTracer.test.js';
