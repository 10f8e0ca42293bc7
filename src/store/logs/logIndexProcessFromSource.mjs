// Starts the child process from TypeScript, for tests and development. A built Halley starts logIndexProcess.js.
import { register } from 'tsx/esm/api';

register();
await import('./logIndexProcess.ts');
