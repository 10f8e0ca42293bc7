import { expect, test } from '@jest/globals';
import { withChainId } from '../../../../docs-site/client/endpoint/chainId.js';

test('samples have the chain id of the server, in decimal and in hex', () => {
  const sample = `chains: { mychain: { id: 31337 } }, "chainId":31337,'31337' "result": "0x7a69" 31337.`;
  expect(withChainId(sample, '9000')).toBe(
    `chains: { mychain: { id: 9000 } }, "chainId":9000,'9000' "result": "0x2328" 9000.`,
  );
});

test('numbers and names that hold the digits stay', () => {
  const sample = '131337 313370 0x31337 31337.5 0.31337 halley-dev_31337-1 0x7a690 0x7a69ff 10x7a69';
  expect(withChainId(sample, '9000')).toBe(sample);
});

test('a chain id that no number holds keeps its digits', () => {
  expect(withChainId('31337 0x7a69', '9007199254740993')).toBe('9007199254740993 0x20000000000001');
});
