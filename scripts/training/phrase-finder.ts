const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** “912 345 678” is the same number. */
const withJoinedDigits = (text: string) => text.replace(/(?<=\d)[ .\-/](?=\d)/g, '');
/** Text may be JSON once more inside. */
const withoutEscapes = (text: string) => text.replace(/\\[nrt"]/g, ' ');

/**
 * Finds any of many phrases in a text, however it is written between their words. One pass over its words, looked up by the first two:
 * tens of thousands of phrases cost no more than ten.
 */
export function phraseFinder(phrases: Iterable<string>): (text: string) => string[] {
  const single = new Map<string, string>();
  const byStart = new Map<string, { words: string[]; phrase: string }[]>();
  for (const phrase of phrases) {
    const words = wordsOf(phrase);
    if (words.length === 1) single.set(words[0] as string, phrase);
    if (words.length < 2) continue;
    const start = `${words[0]} ${words[1]}`;
    const others = byStart.get(start);
    if (others) others.push({ words, phrase });
    else byStart.set(start, [{ words, phrase }]);
  }
  function inWords(words: string[]): string[] {
    return words.flatMap((word, at) => {
      const alone = single.get(word);
      const longer = (byStart.get(`${word} ${words[at + 1]}`) ?? []).filter((one) =>
        one.words.every((part, index) => words[at + index] === part),
      );
      return [...(alone === undefined ? [] : [alone]), ...longer.map(({ phrase }) => phrase)];
    });
  }
  return (text) => {
    const plain = withoutEscapes(text);
    const joined = withJoinedDigits(plain);
    return [...new Set([...inWords(wordsOf(plain)), ...(joined === plain ? [] : inWords(wordsOf(joined)))])];
  };
}
