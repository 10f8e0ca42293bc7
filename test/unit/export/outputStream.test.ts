import { PassThrough, Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { OutputClosed } from '../../../src/export/exportErrors.js';
import { createOutputStream } from '../../../src/export/outputStream.js';

const failingWith = (code: string) =>
  new Writable({ write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })) });

test('a write resolves only when the reader has taken it', async () => {
  const taken: (() => void)[] = [];
  const output = createOutputStream(new Writable({ write: (_chunk, _encoding, done) => void taken.push(done) }));
  let isWritten = false;
  const writing = output.write(Buffer.from('a')).then(() => (isWritten = true));
  await new Promise(setImmediate);
  expect([taken.length, isWritten]).toEqual([1, false]);
  taken[0]?.();
  await writing;
  expect(isWritten).toBe(true);
});

test('a stream stays open at the end', async () => {
  const stream = new PassThrough();
  const output = createOutputStream(stream);
  await output.write(Buffer.from('a'));
  await output.finish();
  expect(stream.writable).toBe(true);
});

test('a reader that is gone is no failure, and all else is one', async () => {
  await expect(createOutputStream(failingWith('EPIPE')).write(Buffer.from('a'))).rejects.toThrow(OutputClosed);
  await expect(createOutputStream(failingWith('ENOSPC')).write(Buffer.from('a'))).rejects.toThrow(
    'standard output cannot be written: the disk is full',
  );
});
