/**
 * Nothing, blank, or a move of other characters is all that these are to a reader: controls, turns of the direction,
 * joiners, and what no font has. So are marks when they pile up: three stay on their letter.
 */
const UNSEEN = /[^\P{C}\n\t]|[\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]|(?<=\p{M}{3})\p{M}/gu;

/**
 * A text that a chain, a server or a link chose, with the characters that no one sees as escapes of JSON: `\u202e`.
 * Inside a text of JSON they mean the same.
 */
export function visible(text: string): string {
  return text.replace(UNSEEN, (character) => {
    const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index));
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('');
  });
}
