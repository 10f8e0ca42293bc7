import { expect, test } from '@jest/globals';
import { Progress } from '../../../../src/commands/index/progress.js';

test('progress is a bar on a terminal and lines elsewhere', () => {
  let output = '';
  const print = (text: string): void => void (output += text);
  let now = 0;
  const show = (terminal: boolean) => {
    output = '';
    now = 0;
    const progress = new Progress({ total: 1000, verb: 'indexed', terminal, print, now: () => now });
    now = 10_000;
    progress.advance(250);
    now = 10_001;
    progress.advance(1);
    now = 40_000;
    progress.advance(749);
    progress.finish();
    return output;
  };
  expect(show(true).split('\r')).toEqual([
    '',
    '[#######                       ] 25.0 %, 250 of 1000 blocks indexed, 25 blocks/s, 0:00:30 left\x1b[K',
    '[##############################] 100.0 %, 1000 of 1000 blocks indexed, 25 blocks/s\x1b[K',
    '[##############################] 100.0 %, 1000 of 1000 blocks indexed, 25 blocks/s\x1b[K\n',
  ]);
  expect(show(false)).toBe(
    '25.0 %, 250 of 1000 blocks indexed, 25 blocks/s, 0:00:30 left\n' +
      '100.0 %, 1000 of 1000 blocks indexed, 25 blocks/s\n',
  );
});
