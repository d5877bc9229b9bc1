/** How much there is to do, in the tab: read also where another window is in front. */
export function countInTitle(open: number): void {
  const plain = document.title.replace(/^\(\d+\) /, '');
  document.title = open > 0 ? `(${open}) ${plain}` : plain;
}

/** What a stream tells. */
export const openIn = ({ data }: MessageEvent<string>): number => (JSON.parse(data) as { open: number }).open;
