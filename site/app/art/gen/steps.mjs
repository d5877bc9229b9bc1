// The four steps of a first visit, 120 high, each as wide as its drawing so they line up on the left; line of 3.
import { C, svg } from './base.mjs';

const P = (x, w, b) =>
  svg(
    w,
    120,
    `<g transform="translate(${-x} 0)" fill="none" stroke="${C.ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${b}</g>`,
  );
const p = (d, a = '') => `<path d="${d}"${a ? ` ${a}` : ''}/>`;
const F = `fill="${C.c200}"`;
const WH = 'fill="#fff"';
const T = `stroke="${C.terra}"`;

const cells = [];
for (let j = 0; j < 3; j++)
  for (let i = 0; i < 5; i++)
    if (!(i === 3 && j === 1) && !(j === 2 && i > 3) && !(j === 0 && i === 0)) cells.push(`M${43 + i * 16} ${54 + j * 17}h10v9h-10Z`);

// an armchair seen from the side, facing right; flip for the other
const chair = (fill) =>
  p('M8 44C8 36 12 33 17 33S26 36 27 44L30 66H48C53 66 55 69 55 73V86H14Z', `fill="${fill}"`) +
  p('M24 66C24 60 28 57 33 57H47') +
  p('M18 86V95M51 86V95');

export const steps = {
  'passo-marcar': P(
    30,
    100,
    p('M32 22H128V108H32Z', WH) +
      p('M32 22H128V43H32Z', F) +
      p('M54 13V31M106 13V31', 'stroke-width="5"') +
      p(cells.join(''), `fill="${C.c100}" stroke="none"`) +
      `<rect x="88" y="67" width="18" height="17" rx="2" fill="${C.terra}" stroke="none"/>` +
      p('M92 75.500L96 79.500L102.500 71.500', 'stroke="#fff" stroke-width="2.600"'),
  ),
  'passo-conversar': P(
    2,
    156,
    `<g transform="translate(4 12)">${chair(C.c200)}</g><g transform="translate(156 12) scale(-1 1)">${chair('#fff')}</g>` +
      p('M4 108H156') +
      p('M34 12H82V40H58L48 50V40H34Z', F) +
      p('M44 22H70M44 30H60') +
      p('M92 28H128V52H118V61L108 52H92Z', WH) +
      p('M101 40H119', T) +
      p('M70 90H90M80 90V107'),
  ),
  'passo-examinar': P(
    24,
    118,
    p('M26 16H108V80H26Z', F) +
      p('M67 80V98M46 100H88') +
      p('M60 24Q67 27 74 24L96 63Q67 79 38 63Z', WH) +
      p('M67 50C60 45 51 48 51 56C51 63 58 67 67 67S83 63 83 56C83 48 74 45 67 50Z', F) +
      `<circle cx="75" cy="57" r="4.500" fill="${C.terra}" stroke="none"/>` +
      p('M108 38C128 38 134 48 128 60') +
      p('M117 60H139V74L134 102H122L117 74Z', WH) +
      p('M117 73H139'),
  ),
  'passo-plano': P(
    40,
    98,
    p('M42 8H98L116 26V112H42Z', WH) +
      p('M98 8V26H116Z', F) +
      [0, 1, 2].map((i) => p(`M54 ${40 + i * 21}h12v12h-12Z`, F) + p(`M76 ${46 + i * 21}H${[102, 98, 84][i]}`)).join('') +
      p('M56.500 46L59.500 49L66.500 40.500M56.500 67L59.500 70L66.500 61.500', `${T} stroke-width="3.400"`) +
      p('M92 102L95 89L124 60L135 71L106 100Z', F) +
      p('M117 67L128 78'),
  ),
};
