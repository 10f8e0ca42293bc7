/**
 * Opens and closes the shared file so many times: `tsx sharedProcess.ts <folder> <times>`. It prepares the file now and
 * then, as a service that starts, and prints what is logged.
 */
import { closeSharedFile, openSharedFile, prepareSharedFile } from '../../../src/store/shared/sharedFile.js';

const [folder, times] = process.argv.slice(2);
const log = { warn: (fields: object, message: string) => console.log(message, fields) };
for (let time = 0; time < Number(times); time++) {
  if (time % 50 === 0) await prepareSharedFile(folder!, log);
  await closeSharedFile(openSharedFile(folder!));
}
