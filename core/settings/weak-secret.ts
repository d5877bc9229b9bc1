/** What stands in this repository, in its tests and in the examples people copy. */
const published =
  /only-for|never-(?:in|for)-|that-is-long-enough|change-?me|replace-?me|placeholder|example|exemplo|password|demonstracao|^sandbox-|^postgres$/i;

export const isPublished = (value: string): boolean => published.test(value);

const shortest = 32;
const fewestCharacters = 8;

/** Why a secret could be guessed; undefined for one that was drawn at random. The value itself is never quoted. */
export function secretWeakness(value: string): string | undefined {
  if (isPublished(value)) return 'is published, or a placeholder: draw a new one (openssl rand -base64 32)';
  if (value.length < shortest) return `needs at least ${shortest} characters in production`;
  if (repeatsItself(value)) return 'repeats itself: draw a new one (openssl rand -base64 32)';
  if (new Set(value).size < fewestCharacters) return `needs at least ${fewestCharacters} different characters`;
  if (followsAnOrder(value)) return 'follows the order of the alphabet or the figures';
  return undefined;
}

/** `abcabcabc…`: the same few characters, at least three times. */
const repeatsItself = (value: string) =>
  /^(.+?)\1{2,}/s.exec(value)?.[0].length === value.length || /^(.{1,12})\1{2,}.{0,12}$/s.test(value);

function followsAnOrder(value: string): boolean {
  let steps = 0;
  for (let index = 1; index < value.length; index++) if (Math.abs(value.charCodeAt(index) - value.charCodeAt(index - 1)) === 1) steps++;
  return steps > value.length / 2;
}
