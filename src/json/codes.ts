/** Character codes of JSON punctuation, for code that cuts or joins JSON text without parsing it. */

/** `"` */
export const QUOTE = 0x22;
/** `,` */
export const COMMA = 0x2c;
/** `[` */
export const OPEN_BRACKET = 0x5b;
/** `]` */
export const CLOSE_BRACKET = 0x5d;
/** `{` */
export const OPEN_BRACE = 0x7b;
/** `}` */
export const CLOSE_BRACE = 0x7d;
/** `:` */
export const COLON = 0x3a;
/** `\` */
export const BACKSLASH = 0x5c;
