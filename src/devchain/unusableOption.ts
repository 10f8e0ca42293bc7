/**
 * An option, or a file that one names, with which no chain can start. The message is one sentence. The error of the
 * chain's thread keeps only its name on the way to the thread that started it.
 */
export class UnusableOption extends Error {
  override readonly name = 'UnusableOption';
}
