/** Why to refuse a fee in wei, in geth's words; else null. `cap` is in whole tokens; 0 means no cap. */
export function refusalOfFee(fee: bigint, cap: number): string | null {
  const tokens = Number(fee) / 1e18;
  if (cap === 0 || tokens <= cap) return null;
  return `tx fee (${tokens.toFixed(2)} ether) exceeds the configured cap (${cap.toFixed(2)} ether)`;
}
