// Shared palette and helpers for every drawing.
export const C = {
  ink: '#173A6B',
  deep: '#0F2747',
  c700: '#1D4A87',
  c600: '#2B5FA8',
  c400: '#7FA3D1',
  c300: '#A9C3E3',
  c200: '#CBDBEE',
  c100: '#E3ECF6',
  c50: '#F1F5FA',
  lime: '#F8F4EC',
  lime2: '#EFE7D8',
  lime3: '#DCCFB8',
  lime4: '#B9A98C',
  white: '#FFFFFF',
  terra: '#B4472B',
  terraD: '#8F3520',
  t500: '#C8714F',
  t300: '#DE9C80',
  t200: '#EFC6B3',
  t100: '#F8E6DC',
  och: '#E2AE3F',
  och2: '#F5DFA6',
};

const num = (s) => {
  const v = Math.round(parseFloat(s) * 100) / 100;
  return String(v === 0 ? 0 : v).replace(/^(-?)0\./, '$1.');
};

/** Round numbers to two decimals, drop needless space. */
export const tidy = (s) =>
  s
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/-?\d*\.\d+(?:e-?\d+)?/g, num)
    .replace(/\s*\n\s*/g, '')
    .replace(/\s{2,}/g, ' ')
    .replace(/ \/>/g, '/>')
    .replace(/#([0-9A-Fa-f])\1([0-9A-Fa-f])\2([0-9A-Fa-f])\3(?![0-9A-Fa-f])/g, '#$1$2$3');

export const svg = (w, h, body, o = {}) =>
  `${tidy(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${o.w ?? w}" height="${o.h ?? h}" viewBox="0 0 ${w} ${h}"${o.par ? ` preserveAspectRatio="${o.par}"` : ''}${o.attr ? ` ${o.attr}` : ''}>${body}</svg>`,
  )}\n`;

export const f1 = (v) => Math.round(v * 10) / 10;
export const polar = (cx, cy, r, deg) => [f1(cx + r * Math.cos((deg * Math.PI) / 180)), f1(cy + r * Math.sin((deg * Math.PI) / 180))];
/** Rays between two radii. */
export const rays = (cx, cy, r1, r2, degs) =>
  degs.map((a) => `M${polar(cx, cy, r1, a).join(' ')}L${polar(cx, cy, r2, a).join(' ')}`).join('');
