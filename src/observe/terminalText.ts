/** Texts of others on a terminal: they may hold any characters. */

/** Indents all lines but the first, so that they cannot be mistaken for lines of the log. */
export function indented(lines: string[]): string {
  return lines.map((line, index) => `${index === 0 ? '' : '    '}${escapeControls(line)}\n`).join('');
}

/** Escapes control characters, Unicode line ends, and characters that change the direction of text. */
export function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, (character) => {
    const json = JSON.stringify(character).slice(1, -1);
    return json === character ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}` : json;
  });
}
