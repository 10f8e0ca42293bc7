/** Puts an interactive part into its element. The data is what the page holds for it; its type is the island's own. */
export type Mount = (element: HTMLElement, data: unknown) => void;
