/** A4 in points, and the space that stays white around the text. The foot of a page stands inside the lower one. */
export const pageMargins = { top: 54, bottom: 76, left: 60, right: 60 };

/** Those of the site (app/design/tokens.css). */
export const inks = {
  text: '#0f2747',
  soft: '#38507a',
  heading: '#173a6b',
  line: '#dccfb8',
  strongLine: '#7a8ca8',
  accent: '#b4472b',
  white: '#ffffff',
};

/** Sizes of one paper, in points; all of its distances follow from the text's. */
export type PaperSizes = { text: number; small: number; h1: number; h2: number; h3: number };

export const officeSizes: PaperSizes = { text: 12, small: 10, h1: 28, h2: 16, h3: 13 };
/** Read at arm's length, on a fridge door. */
export const largeSizes: PaperSizes = { text: 15, small: 14, h1: 30, h2: 20, h3: 16 };
export const listingSizes: PaperSizes = { text: 11.5, small: 10.5, h1: 28, h2: 17, h3: 13 };
