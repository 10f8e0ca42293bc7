// Starts the worker thread from TypeScript, for tests and development, because threads do not inherit the loader.
// A built server starts writerWorker.js.
import { register } from 'tsx/esm/api';

register();
await import('./writerWorker.ts');
