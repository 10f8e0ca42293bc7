/** Items of a list that are written as one text. */
const ITEMS_AT_ONCE = 1_000;

/** A CPU profile as the JSON of a .cpuprofile file, in parts, so that a long one never is one text. */
export function* profileText(profile: Readonly<Record<string, unknown>>): Generator<string> {
  let separator = '{';
  for (const [name, value] of Object.entries(profile)) {
    yield `${separator}${JSON.stringify(name)}:`;
    if (Array.isArray(value)) yield* listText(value);
    else yield JSON.stringify(value);
    separator = ',\n';
  }
  yield '}\n';
}

function* listText(items: readonly unknown[]): Generator<string> {
  yield '[';
  for (let start = 0; start < items.length; start += ITEMS_AT_ONCE) {
    const some = JSON.stringify(items.slice(start, start + ITEMS_AT_ONCE));
    yield `${start === 0 ? '' : ',\n'}${some.slice(1, -1)}`;
  }
  yield ']';
}
