import { expect, test } from '@jest/globals';
import { NodeUnavailable } from '../../../src/chain/chainErrors.js';
import { RepeatedTrouble } from '../../../src/observe/repeatedTrouble.js';

/** The level and the message of each line. */
class Lines {
  readonly written: string[] = [];
  readonly debug = (_fields: object, message: string) => void this.written.push(`debug ${message}`);
  readonly warn = (_fields: object, message: string) => void this.written.push(`warn ${message}`);
}

test('each reason is a warning once, until an attempt succeeds', () => {
  const lines = new Lines();
  const trouble = new RepeatedTrouble(lines);
  const [refused, closed] = ['it refuses connections', 'it closed the connection'];
  for (const reason of [refused, closed, refused, closed])
    trouble.tell(new NodeUnavailable(reason, { detail: `socket ${lines.written.length}` }), 'waiting');
  expect(trouble.over()).toBe(true);
  expect(trouble.over()).toBe(false);
  trouble.tell(new NodeUnavailable(refused), 'waiting');
  expect(lines.written).toEqual(['warn waiting', 'warn waiting', 'debug waiting', 'debug waiting', 'warn waiting']);
});

test('reasons that are always new do not fill the log', () => {
  const lines = new Lines();
  const trouble = new RepeatedTrouble(lines);
  for (let height = 0; height < 100; height++) trouble.tell(new Error(`no block ${height}`), 'reading');
  expect(lines.written.filter((line) => line.startsWith('warn'))).toHaveLength(8);
});
