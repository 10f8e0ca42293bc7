/** Which SDKs are tested. */

const LANGUAGES = ['typescript', 'python', 'go', 'rust'] as const;

/** The languages, as `HALLEY_TEST_SDKS` names them. */
export type Language = (typeof LANGUAGES)[number];

const tested = languagesOf(process.env['HALLEY_TEST_SDKS']);
// The gateway refuses variables with its prefix that it does not know.
delete process.env['HALLEY_TEST_SDKS'];

/** Whether the tests of a language run: all, unless `HALLEY_TEST_SDKS` names some. */
export function isTested(language: Language): boolean {
  return tested.includes(language);
}

/** The languages of a list with commas; all of them without one. Throws on a name that is none of them. */
export function languagesOf(list: string | undefined): Language[] {
  return list === undefined ? [...LANGUAGES] : list.split(',').map((name) => languageOf(name.trim()));
}

function languageOf(name: string): Language {
  const found = LANGUAGES.find((language) => language === name);
  if (found !== undefined) return found;
  throw new Error(
    `HALLEY_TEST_SDKS takes typescript, python, go and rust, separated by commas; it does not know "${name}"`,
  );
}
