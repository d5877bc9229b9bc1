/** Something an editor may look for: every name it has, and where it is opened. */
export type Findable = { titles: string[]; kind: string; href: string };
export type Found = { title: string; kind: string; href: string };

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Lower is nearer: the whole name, its beginning, the beginning of a word, anywhere; null where a typed word is missing. */
function distance(title: string, words: string[]): number | null {
  const text = plain(title);
  const whole = words.join(' ');
  if (!words.every((word) => text.includes(word))) return null;
  if (text === whole) return 0;
  if (text.startsWith(whole)) return 1;
  return words.every((word) => text.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word))) ? 2 : 3;
}

/** What was meant by the words that were typed, whatever their accents and order, the nearest first. */
export function rankTitles(all: Findable[], typed: string, atMost: number): Found[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return all
    .flatMap(({ titles, kind, href }) => {
      const hits = titles.flatMap((title) => {
        const far = distance(title, words);
        return far === null ? [] : [{ title, far }];
      });
      // The nearest of its names decides its place; of those that were found, the first is shown, which is the one in Portuguese.
      const [shown] = hits;
      return shown ? [{ found: { title: shown.title, kind, href }, far: Math.min(...hits.map(({ far }) => far)) }] : [];
    })
    .toSorted((one, other) => one.far - other.far || one.found.title.localeCompare(other.found.title, 'pt'))
    .slice(0, atMost)
    .map(({ found }) => found);
}
