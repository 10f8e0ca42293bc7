/**
 * Replaces values in a TOML text and leaves everything else (comments, order) as it is. `settings` is `{section: {key:
 * value}}`; `''` is the section before the first header. Values are strings, numbers, booleans or lists of strings.
 * Throws for a key that the text does not have, so that a renamed setting is noticed.
 */
export function setTomlValues(text, settings) {
  const missing = new Set(
    Object.entries(settings).flatMap(([section, keys]) => Object.keys(keys).map((key) => `[${section}] ${key}`)),
  );
  let section = '';
  const lines = text.split('\n').map((line) => {
    section = /^\[([^[\]]+)\]\s*$/.exec(line)?.[1] ?? section;
    const key = /^([\w-]+)\s*=/.exec(line)?.[1];
    if (key === undefined || settings[section]?.[key] === undefined) return line;
    missing.delete(`[${section}] ${key}`);
    // TOML writes strings, numbers, booleans and lists of strings as JSON does.
    return `${key} = ${JSON.stringify(settings[section][key])}`;
  });
  if (missing.size > 0) throw new Error(`no such setting in the file: ${[...missing].join(', ')}`);
  return lines.join('\n');
}
