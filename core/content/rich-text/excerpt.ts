/** What a card or a search result shows of a text. */
export const longestExcerpt = 285;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The beginning of a text without its markup, cut between two words. */
export function cutExcerpt(text: string, maxLength = longestExcerpt): string {
  const plain = withoutMarkup(text);
  if (plain.length <= maxLength) return plain;
  // One character is the ellipsis'; a word that ends exactly there is whole.
  const room = maxLength - 1;
  const end = plain[room] === ' ' ? room : plain.lastIndexOf(' ', room);
  return `${plain.slice(0, end > 0 ? end : room).replace(/[\s.,;:!?…–-]+$/, '')}…`;
}

const withoutMarkup = (text: string) =>
  text
    // Only what looks like markup: in "PSA < 4 e > 10" every character counts.
    .replace(/<[/!]?[a-z][^>]*>/gi, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
