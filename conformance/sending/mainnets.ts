/** EIP-155 ids of chains whose coins are money (chainid.network). Nothing is sent there unless the user insists. */
export const MAINNETS: ReadonlySet<bigint> = new Set([
  ...[1n, 10n, 14n, 25n, 30n, 40n, 50n, 56n, 61n, 100n, 106n, 122n, 130n, 137n, 146n, 169n, 250n, 252n, 288n, 295n],
  ...[324n, 369n, 480n, 592n, 999n, 1030n, 1088n, 1101n, 1116n, 1284n, 1285n, 1329n, 1514n, 2020n, 2222n, 4689n],
  ...[5000n, 7000n, 7700n, 8217n, 8453n, 9001n, 34443n, 42161n, 42170n, 42220n, 43114n, 57073n, 59144n, 80094n],
  ...[81457n, 534352n, 7777777n, 1313161554n, 1666600000n],
]);
