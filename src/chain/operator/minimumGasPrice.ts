/** The lowest price of gas that the node accepts, as its operator sets it. */
export interface MinimumGasPrice {
  /**
   * Writes the price, in wei per gas, where the node reads it at its next start. Rejects with MethodUnsupported where
   * that place is not known, and with SettingNotWritten when it cannot be written; then nothing has changed.
   */
  set(priceWei: bigint): Promise<void>;
}
