/** Which SDKs are tested. */

/** The languages, as `HALLEY_TEST_SDKS` names them. */
export type Language = 'typescript' | 'python' | 'go' | 'rust';

/** Whether the tests of a language run: all, unless `HALLEY_TEST_SDKS` names some. */
export function isTested(language: Language): boolean {
  const named = process.env['HALLEY_TEST_SDKS'];
  return named === undefined || named.split(',').some((name) => name.trim() === language);
}
