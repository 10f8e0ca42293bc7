/** Whether the events of a release carry the results of blocks: since CometBFT 0.38. */
export function announcesResults(cometVersion: string): boolean {
  const [, major, minor] = /^v?(\d+)\.(\d+)\./.exec(cometVersion) ?? [];
  return major !== '0' || Number(minor) >= 38;
}
