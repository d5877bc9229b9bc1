/** The specification's waits: the page must have come to rest before it moves again. */
const hashDelayMs = 500;
const selectorDelayMs = 600;

/** What a link may ask for in its state. */
export type ScrollWish = { scrollTo?: string; keepScroll?: boolean };

type Arrival = {
  /** POP: back, forward, or a plain link inside the page. */
  type: 'POP' | 'PUSH' | 'REPLACE';
  newPage: boolean;
  hash: string;
  wish: ScrollWish | undefined;
};

type ScrollPlan = { toTop: boolean; target?: { selector: string; delayMs: number } };

/** Where to scroll on arriving; undefined leaves it to the browser, which restores what it remembers. */
export function planScroll({ type, newPage, hash, wish }: Arrival): ScrollPlan | undefined {
  if (type === 'POP') return undefined;
  if (wish?.scrollTo) return { toTop: newPage, target: { selector: wish.scrollTo, delayMs: selectorDelayMs } };
  if (hash.length > 1) return { toTop: newPage, target: { selector: selectorOf(hash), delayMs: hashDelayMs } };
  return { toTop: !wish?.keepScroll };
}

/** By attribute, because an id may begin with a digit, which `#id` does not allow. */
function selectorOf(hash: string): string {
  const id = hash.slice(1);
  return `[id="${decode(id).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"]`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
