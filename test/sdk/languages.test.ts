/** Which SDKs `HALLEY_TEST_SDKS` selects. */
import { expect, test } from '@jest/globals';
import { languagesOf } from './support/languages.js';

test('all SDKs are tested unless some are named', () => {
  expect(languagesOf(undefined)).toEqual(['typescript', 'python', 'go', 'rust']);
  expect(languagesOf('go, python')).toEqual(['go', 'python']);
});

test('an unknown name is refused, so that nothing passes without a test', () => {
  const allowed = 'HALLEY_TEST_SDKS takes typescript, python, go and rust, separated by commas';
  expect(() => languagesOf('pyhton')).toThrow(`${allowed}; it does not know "pyhton"`);
  expect(() => languagesOf('go,')).toThrow(`${allowed}; it does not know ""`);
});
