import type { Tone } from '../letter.ts';

/** The site's tokens, as plain values: mail programs know no variables. */
export const light = {
  ground: '#efe7d8',
  paper: '#f8f4ec',
  card: '#ffffff',
  text: '#0f2747',
  soft: '#38507a',
  heading: '#173a6b',
  link: '#1d4a87',
  line: '#dccfb8',
  cobalt: '#173a6b',
  night: '#0f2747',
  pale: '#cbdbee',
  ochre: '#f2be4b',
  action: '#b4472b',
  actionFoot: '#8f3520',
  white: '#ffffff',
} as const;

/** Colours that dark mode exchanges; what is dark already (panel, footer, button) stays. */
export const dark = {
  ground: '#0a1422',
  paper: '#0e1a2b',
  card: '#16263d',
  text: '#eef2f8',
  soft: '#b9c7db',
  heading: '#dce7f5',
  link: '#a9c3e3',
  line: '#3a4d6b',
} as const;

/** Ground, edge and words of the label that says how things stand. */
export const toneColours: Record<Tone, { ground: string; edge: string; words: string }> = {
  calm: { ground: '#e3ecf6', edge: '#7fa3d1', words: '#173a6b' },
  waiting: { ground: '#fff4da', edge: '#f0b83c', words: '#5c3800' },
  good: { ground: '#e4f0e8', edge: '#6aa585', words: '#1f5238' },
  ended: { ground: '#efe7d8', edge: '#b8a88a', words: '#4a4232' },
};

const grounds = new Set(['ground', 'paper', 'card']);
const overrides = Object.entries(dark).map(([name, colour]) =>
  grounds.has(name) ? `.${name}{background-color:${colour}!important}` : darkWord(name, colour),
);

function darkWord(name: string, colour: string): string {
  return name === 'line' ? `.line{border-color:${colour}!important}` : `.${name}{color:${colour}!important}`;
}

/** Inline styles come first everywhere; this is for the programs that read a style sheet and know the reader's choice. */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%}',
  `@media (prefers-color-scheme:dark){${overrides.join('')}}`,
  '@media (max-width:480px){.side{padding-left:20px!important;padding-right:20px!important}.title{font-size:28px!important}}',
  '@media (min-width:640px){.sheet{padding-top:24px!important;padding-bottom:24px!important}}',
].join('\n');
