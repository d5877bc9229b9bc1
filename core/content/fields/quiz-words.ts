import { separateLines } from './plain.ts';

type Said = { (name: string): string; isComplete(): boolean };

/** Reads text after text, and remembers whether one was empty: a quiz is shown whole or not at all. */
export function filledFields(body: Record<string, unknown>): Said {
  let complete = true;
  const said = (name: string): string => {
    const value = body[name];
    const words = typeof value === 'string' ? value.trim() : '';
    if (words === '') complete = false;
    return words;
  };
  return Object.assign(said, { isComplete: () => complete });
}

export const filledLines = (words: string): string[] => separateLines.parse(words);
