// The mark: four drops round one point, set in a tile.
import { C, svg } from './base.mjs';

const R = [0, 90, 180, 270];
const turn = (d, attr) => R.map((r) => `<path${r ? ` transform="rotate(${r} 32 32)"` : ''} d="${d}" ${attr}/>`).join('');
const DROP = 'M29.200 29.200C27.500 18.500 21 7 12 7C8.800 7 7 8.800 7 12C7 21 18.500 27.500 29.200 29.200Z';
const DROP_BIG = 'M28.800 28.800C27 16.500 20 4.500 10.500 4.500C6.500 4.500 4.500 6.500 4.500 10.500C4.500 20 16.500 27 28.800 28.800Z';
const ARC = 'M24 5.500A8 8 0 0 0 40 5.500Z';

/** fg: drops and arcs, bg: tile (or none), dot: the point. */
export const markBody = (fg, bg, dot, rx = 6) =>
  `${bg ? `<rect width="64" height="64"${rx ? ` rx="${rx}"` : ''} fill="${bg}"/>` : ''}${turn(DROP, `fill="${fg}"`)}${turn(ARC, `fill="none" stroke="${fg}" stroke-width="2.500" stroke-linejoin="round"`)}<circle cx="32" cy="32" r="4.500" fill="${dot}"/>`;
/** Small sizes: no arcs, fuller drops. */
const smallBody = (rx) =>
  `<rect width="64" height="64"${rx ? ` rx="${rx}"` : ''} fill="${C.ink}"/>${turn(DROP_BIG, 'fill="#fff"')}<circle cx="32" cy="32" r="6" fill="#D8623F"/>`;

export const favicon = svg(64, 64, smallBody(8));
/** App icon bodies for bitmaps: pad is the empty margin, as a share of the side. */
export const appIcon = (pad, rx) =>
  svg(
    64,
    64,
    `<rect width="64" height="64"${rx ? ` rx="${rx}"` : ''} fill="${C.ink}"/><g transform="translate(${64 * pad} ${64 * pad}) scale(${1 - 2 * pad})">${markBody('#fff', '', C.terra)}</g>`,
  );

export const files = {
  mark: svg(64, 64, markBody('#fff', C.ink, C.terra)),
  'mark-reversed': svg(64, 64, markBody(C.ink, '#fff', C.terra)),
  // One colour: everything that is not tile is cut out of it, so it prints on any ground.
  'mark-mono': svg(
    64,
    64,
    `<mask id="mono"><rect width="64" height="64" fill="#fff"/>${turn(DROP, 'fill="#000"')}${turn(ARC, 'fill="none" stroke="#000" stroke-width="2.500" stroke-linejoin="round"')}<circle cx="32" cy="32" r="4.500" fill="#fff"/></mask><rect width="64" height="64" rx="6" fill="currentColor" mask="url(#mono)"/>`,
  ),
  'mark-open': svg(64, 64, markBody(C.ink, '', C.terra)),
  favicon,
};
