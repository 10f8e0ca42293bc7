/** Which SDKs are tested. */

/** The languages, as `HALLEY_TEST_SDKS` names them. */
export type Language = 'typescript' | 'python' | 'go' | 'rust';

const named = process.env['HALLEY_TEST_SDKS'];
// The gateway refuses variables with its prefix that it does not know.
delete process.env['HALLEY_TEST_SDKS'];

/** Whether the tests of a language run: all, unless `HALLEY_TEST_SDKS` names some. */
export function isTested(language: Language): boolean {
  return named === undefined || named.split(',').some((name) => name.trim() === language);
}
