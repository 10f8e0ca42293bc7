/**
 * Replaces what a terminal would obey, or what would change the direction of text, by its escape. A server wrote the
 * text, which may hold anything.
 */
export function clean(text: string): string {
  return text.replace(
    /[\p{Cc}\p{Cs}\u061c\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
