import type { Label } from '../language/label.ts';

/** For a text that is cut off somewhere: what it is for, and below it how many characters it has by now. */
export const counted = (words: Label, most: number) => ({
  description: words,
  components: { Description: { path: '/fields/counted-description.tsx#CountedDescription', clientProps: { words, most } } },
});
