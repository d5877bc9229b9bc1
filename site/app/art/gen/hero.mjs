// The entrance: Lisbon painted on a tile wall, one warm door in it, a couple walking up to it.
import { C, f1, polar, svg } from './base.mjs';
import { markBody } from './brand.mjs';
import { friso } from './tiles.mjs';

const lines =
  (color, k) =>
  (w, fill = 'none') =>
    `fill="${fill}" stroke="${color}" stroke-width="${f1(w * k * 10) / 10}" stroke-linejoin="round" stroke-linecap="round"`;
const path = (d, a) => `<path d="${d}" ${a}/>`;

/* ── the painted city, 900 wide, water line at 490, in cobalt tints ── */
function city(k, simple) {
  const L = lines(C.c700, k);
  const M = lines(C.c600, k);
  let m = `<path d="M0 60H900V560H0Z" fill="#FBFCFE"/><circle cx="172" cy="${simple ? 182 : 160}" r="37" fill="${C.och2}"/>`;
  m += path('M262 152q10 -10 18 0q8 -10 18 0M314 182q8 -8 14 0q6 -8 14 0', L(2));
  // far bank, bridge
  m += `<path d="M0 350C60 326 130 338 204 332C256 328 290 342 340 342V372H0Z" fill="${C.c200}"/><path d="M0 372H900V560H0Z" fill="${C.c300}"/>`;
  const hang = [];
  for (let x = 84; x < 226; x += simple ? 20 : 12) {
    const t = (x - 72) / 164;
    hang.push(`M${x} ${Math.round(248 + 4 * 84 * t * (1 - t))}V346`);
  }
  for (let x = 18; x < 66; x += simple ? 20 : 12) hang.push(`M${x} ${Math.round(338 - 90 * ((x + 30) / 102) ** 2)}V346`);
  for (let x = 250; x < 300; x += simple ? 20 : 12) hang.push(`M${x} ${Math.round(338 - 90 * ((338 - x) / 102) ** 2)}V346`);
  m += path(hang.join(''), M(1));
  m += path('M-30 338Q30 334 72 248Q154 416 236 248Q278 334 338 338M0 346H340', L(2.2));
  m += path(
    [72, 236]
      .map(
        (x) => `M${x - 6} 246V384M${x + 6} 246V384M${x - 9} 246H${x + 9}M${x - 6} 274H${x + 6}M${x - 6} 304H${x + 6}M${x - 6} 332H${x + 6}`,
      )
      .join(''),
    L(2.4),
  );
  // castle hill
  m += path('M206 486C216 410 250 344 300 304C330 286 400 284 428 300C486 334 530 392 566 486Z', L(1.8, C.c200));
  m += [
    [250, 356, 12],
    [268, 340, 14],
    [470, 342, 13],
    [488, 356, 15],
    [452, 330, 10],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" ${L(1.4, C.c400)}/>`)
    .join('');
  m += path(
    'M292 312V266h8v8h8v-8h8v8h8v-8h8v-36h7v8h7v-8h7v8h7v-8h7v36h8v8h8v-8h8v8h8v-8h8v-24h6v8h6v-8h6v8h6v-8h6v70Q366 300 292 312Z',
    L(1.8, C.white),
  );
  m +=
    path('M342.500 303V284a7 7 0 0 1 14 0V303Z', `fill="${C.c700}"`) +
    path('M340 246h5v11h-5ZM354 246h5v11h-5ZM314 286h5v10h-5ZM390 284h5v10h-5ZM428 264h5v10h-5Z', `fill="${C.c600}"`);
  m += path('M350 230V202M350 204h18l-5 6l5 6h-18', L(1.8, C.c600));
  // houses: [width, height, wall, roof kind, roof tone]
  const tone = [C.c600, C.c400, C.c700];
  const row = (x0, base, list, win) => {
    let x = x0;
    let o = '';
    list.forEach(([w, h, wall, kind], i) => {
      const y = base - h;
      const rf = tone[(i + (base >> 2)) % 3];
      o += path(`M${x} ${base}V${y}H${x + w}V${base}Z`, L(1.5, [C.white, C.c100, C.c200][wall]));
      if (kind === 0) o += path(`M${x - 3} ${y}L${x + 7} ${y - 13}H${x + w - 7}L${x + w + 3} ${y}Z`, L(1.5, rf));
      else if (kind === 1) o += path(`M${x - 3} ${y}L${x + w / 2} ${y - 18}L${x + w + 3} ${y}Z`, L(1.5, rf));
      else o += path(`M${x - 2} ${y}V${y - 6}H${x + w + 2}V${y}Z`, L(1.5, rf));
      if (win) {
        const n = w > 36 ? 3 : 2;
        let d = '';
        for (let r = 0; r < Math.floor((h - 10) / 22); r++)
          for (let c = 0; c < n; c++) d += `M${f1(x + (w * (c + 0.5)) / n - 3.5)} ${y + 9 + r * 22}h7v11h-7Z`;
        o += path(d, `fill="${i % 3 === 1 ? C.c600 : C.c400}"`);
      }
      x += w;
    });
    return o;
  };
  m += row(
    252,
    396,
    [
      [32, 30, 1, 0],
      [28, 40, 0, 1],
      [40, 32, 2, 0],
      [30, 44, 0, 2],
      [34, 34, 1, 0],
      [42, 38, 0, 0],
      [30, 30, 2, 1],
      [38, 36, 0, 0],
    ],
    !simple,
  );
  m += row(
    226,
    442,
    [
      [34, 34, 0, 0],
      [30, 44, 2, 1],
      [44, 36, 0, 0],
      [34, 46, 1, 2],
      [40, 36, 0, 0],
      [30, 50, 1, 1],
      [46, 40, 0, 0],
      [34, 46, 2, 2],
      [42, 42, 0, 0],
    ],
    !simple,
  );
  // cathedral
  m +=
    path('M214 446V364h30v82ZM264 446V364h30v82Z', L(1.8, C.white)) +
    path('M212 364v-9h6v5h6v-5h8v5h6v-5h8v9ZM262 364v-9h6v5h6v-5h8v5h6v-5h8v9Z', L(1.6, C.white)) +
    path('M244 446V384L254 374L264 384V446Z', L(1.6, C.c100));
  m +=
    `<circle cx="254" cy="404" r="7" ${L(1.4, C.c400)}/>` +
    path('M225 376h8v17h-8ZM275 376h8v17h-8ZM225 404h8v17h-8ZM275 404h8v17h-8ZM247 446v-16a7 7 0 0 1 14 0v16Z', `fill="${C.c700}"`);
  // dome
  m +=
    path('M304 452V408h82v44Z', L(1.8, C.white)) +
    path('M300 408h90', L(2.4)) +
    path('M312 406C312 372 328 356 345 356S378 372 378 406Z', L(1.8, C.c300)) +
    path('M328 405C328 378 336 358 345 356M362 405C362 378 354 358 345 356M345 356V405', L(1.4)) +
    path('M338 356V342h14v14Z', L(1.6, C.white)) +
    path('M345 342v-10', L(1.8)) +
    `<circle cx="345" cy="329" r="3.500" fill="${C.c700}"/>`;
  m += path([0, 1, 2, 3].map((i) => `M${313 + i * 18.5} 452v-22a5 5 0 0 1 10 0v22Z`).join(''), `fill="${C.c400}"`);
  m += row(
    196,
    488,
    [
      [36, 36, 1, 0],
      [42, 46, 0, 0],
      [32, 40, 2, 1],
      [46, 50, 0, 0],
      [36, 40, 1, 2],
      [44, 50, 0, 0],
      [34, 42, 0, 1],
      [48, 48, 1, 0],
      [36, 42, 0, 2],
      [46, 48, 0, 0],
    ],
    true,
  );
  // quay, river, waves
  m += path('M0 492C80 486 140 490 190 488H900V560H0Z', `fill="${C.c300}"`) + path('M186 488H600', L(2.2));
  const wave = (y, xs, c) =>
    path(
      xs.map((x) => `M${x} ${y}q10 -8 20 0q10 8 20 0`).join(''),
      `fill="none" stroke="${c}" stroke-width="${f1(2.1 * k)}" stroke-linecap="round"`,
    );
  m +=
    wave(398, [6, 176], '#8FB0DB') +
    wave(432, simple ? [110, 160] : [20, 160], '#8FB0DB') +
    wave(516, [10, 84, 158, 232, 306, 520, 820, 874], C.c600) +
    wave(542, [46, 120, 194, 268, 342, 545, 846], C.c600);
  // boat
  if (!simple)
    m += `<g transform="translate(0 32) scale(.94)">${path('M84 452h112l-18 28H104Z', `fill="${C.c700}"`)}${path('M92 460h96', `fill="none" stroke="#fff" stroke-width="${f1(2.4 * k)}"`)}${path('M142 452V330', L(3))}${path('M148 338C188 366 194 414 190 444H148Z', L(2, C.white))}${path('M136 354C108 380 100 416 98 444H136Z', L(2, C.c100))}${path('M168 396q9 13 9 19a9 9 0 0 1 -18 0q0 -6 9 -19Z', `fill="${C.c600}"`)}</g>`;
  m += simple ? wave(470, [104, 150], C.c600) : wave(496, [44, 130], C.c600);
  return m;
}

/* Tints laid over single tiles, and the grout. Chosen by hand so the wall stays quiet. */
const GLAZE = [
  [2, 0],
  [5, 0],
  [11, 1],
  [8, 1],
  [0, 2],
  [9, 3],
  [6, 2],
  [13, 0],
  [16, 2],
  [17, 5],
  [1, 6],
  [4, 8],
  [9, 8],
  [3, 4],
  [7, 9],
  [16, 7],
  [15, 9],
  [2, 9],
];
const wall = (t = 50) => {
  let gr = '';
  for (let x = 1; x < 900 / t; x++) gr += `M${x * t} 60V560`;
  for (let y = 1; y < 500 / t; y++) gr += `M0 ${60 + y * t}H900`;
  return `<path d="${GLAZE.map(([x, y]) => `M${x * 50} ${60 + y * 50}h50v50h-50Z`).join('')}" fill="${C.c400}" fill-opacity=".12"/><path d="${gr}" fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="1.600"/>`;
};

const street = () => {
  const wave = (y, dx) => `M${-60 + dx} ${y}${'q20 -20 40 0t40 0'.repeat(13)}v14${'q-20 20 -40 0t-40 0'.repeat(13)}Z`;
  return `<path d="M0 560H900V606H0Z" fill="${C.lime2}"/><path d="M0 606H900V720H0Z" fill="#F3ECDF"/><path d="M0 560H900M0 606H900M120 560v46M270 560v46M430 560v46" fill="none" stroke="${C.lime3}" stroke-width="2"/><path d="${wave(636, 0)}${wave(670, 20)}${wave(704, 0)}" fill="#B9C9DC"/>`;
};

function door(k) {
  const D = lines(C.deep, k);
  const at = (r, a) => polar(690, 300, r, 180 + a).join(' ');
  let joints = '';
  for (let a = 22.5; a < 180; a += 22.5) if (a !== 90) joints += `M${at(88, a)}L${at(116, a)}`;
  const fan = [30, 60, 90, 120, 150]
    .map((a) => `M${polar(690, 298, 26, 180 + a).join(' ')}L${polar(690, 298, 77, 180 + a).join(' ')}`)
    .join('');
  const leaf = (x) => `M${x} 320h54v92h-54ZM${x} 426h54v56h-54ZM${x} 496h54v96h-54Z`;
  return (
    path('M574 606V300A116 116 0 0 1 806 300V606Z', D(2.4, C.lime2)) +
    path(
      `${joints}M574 352h30M574 416h30M574 480h30M574 544h30M776 352h30M776 416h30M776 480h30M776 544h30`,
      `fill="none" stroke="${C.lime4}" stroke-width="${f1(1.8 * k)}"`,
    ) +
    path('M675 172h30l-7 44h-16Z', D(2.4, C.lime3)) +
    path('M604 606V300A86 86 0 0 1 776 300V606Z', `fill="${C.deep}"`) +
    path('M612 298A78 78 0 0 1 768 298Z', `fill="${C.och2}"`) +
    path(fan, D(2.4)) +
    path('M664 298a26 26 0 0 1 52 0', D(2.4, C.lime)) +
    path('M612 306H768V606H612Z', `fill="${C.terra}"`) +
    path('M690 306V606', D(2.6)) +
    path(leaf(624) + leaf(702), `fill="#A23D24" stroke="${C.terraD}" stroke-width="${f1(2.2 * k)}" stroke-linejoin="round"`) +
    `<circle cx="681" cy="454" r="5" ${D(1.6, C.och)}/><circle cx="699" cy="454" r="5" ${D(1.6, C.och)}/>`
  );
}
const plaque = (k) => {
  const D = lines(C.deep, k);
  return (
    path('M512 262h42v56h-42Z', D(2, C.lime)) +
    `<g transform="translate(519 269) scale(.4375)">${markBody('#fff', C.ink, C.terra)}</g>` +
    path('M520 304h26M525 310h16', D(1.8))
  );
};

function tree(k) {
  const D = lines(C.deep, k);
  return (
    path('M852 566V470', `fill="none" stroke="#5B4636" stroke-width="7"`) +
    `<circle cx="852" cy="432" r="43" ${D(2.4, '#5E7C66')}/>` +
    path(
      'M824 416q8 -13 20 -13M866 460q13 -2 18 -14M828 446q5 9 13 11M858 424q6 -3 10 1',
      `fill="none" stroke="#3F5A4A" stroke-width="${f1(2.2 * k)}" stroke-linecap="round"`,
    ) +
    [
      [838, 422],
      [864, 444],
      [862, 404],
      [836, 454],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="7" ${D(1.6, C.och)}/>`)
      .join('') +
    path('M826 570h52l-7 62h-38Z', D(2.4, C.t500)) +
    path('M821 558h62v14h-62Z', D(2.4, C.t300))
  );
}

function couple(k) {
  const P = lines(C.deep, k);
  const soft = (c, w = 2) => `fill="none" stroke="${c}" stroke-width="${f1(w * k)}" stroke-linecap="round" stroke-linejoin="round"`;
  const man =
    path('M30 164L32 262H54L58.500 188L63 262H85L87 164Z', P(2.2, '#3E4B61')) +
    path('M31 261H54V268Q54 272 50 272H26Q24 264 31 261ZM86 261H63V268Q63 272 67 272H91Q93 264 86 261Z', P(2.2, C.deep)) +
    path('M10 150Q5 164 13 167Q21 166 20 152Z', P(2, '#F2CDB1')) +
    path(
      'M43 59C27 62 18 72 16 92L7 148Q6 155 13 156Q20 156 21 150L29 112L25 176Q58 184 92 176L88 112L95 142Q98 150 105 148Q110 146 109 139L101 92C99 72 90 62 74 59Z',
      P(2.2, C.ink),
    ) +
    path('M58.500 70V178M29 112L30 96M88 112L87 96', soft('#0A1D38', 1.8)) +
    path('M47 40H70V62Q58.500 69 47 62Z', P(2.2, '#E6BC9C')) +
    path('M37 25C30 22 28 29 30 34S36 41 39 39ZM80 25C87 22 89 29 87 34S81 41 78 39Z', P(2, '#F2CDB1')) +
    path('M36 28C33 9 43 -4 58.500 -4S84 9 81 28C80 40 77 47 73 51Q58.500 56 44 51C40 47 37 40 36 28Z', P(2.2, '#DCE0E6')) +
    path('M49 8q9 -5 18 0M50 42q8.500 3 17 0', soft('#9AA5B5', 1.8)) +
    path('M41 60Q58.500 74 76 60', P(2.2, '#234C86'));
  const woman =
    path('M36 186L39 247H50L54.500 190L59 247H70L73 186Z', P(2.2, '#D9A27C')) +
    path('M38 245H51V250Q51 255 47 255H32Q31 248 38 245ZM71 245H58V250Q58 255 62 255H77Q78 248 71 245Z', P(2.2, C.terraD)) +
    path('M98 148Q105 158 99 163Q92 163 91 152Z', P(2, '#E8B690')) +
    path(
      'M40 57C29 60 23 68 20 84L10 128Q9 135 15 137Q21 138 23 132L31 112L19 196Q54.500 206 90 196L78 112L88 146Q90 153 96 152Q102 150 101 144L90 84C87 68 81 60 70 57Z',
      P(2.2, C.t500),
    ) +
    path('M31 112L33 98M78 112L76 98', soft(C.terraD, 1.8)) +
    path('M30 130Q54.500 137 79 130', soft(C.terraD, 2.4)) +
    path('M44 44H66V62Q55 68 44 62Z', P(2.2, '#D9A27C')) +
    path('M31 34C27 8 39 -4 55 -4S83 8 79 34C80 48 78 60 74 65Q55 72 36 65C32 60 30 48 31 34Z', P(2.2, '#6B4A3A')) +
    path('M55 -2C50 14 49 40 51 66M66 4C70 18 70 40 67 64', soft('#4A332B', 1.8)) +
    path('M91 176Q92 158 97 158T104 176', soft(C.deep, 2)) +
    path('M84 176H112L115 206H81Z', P(2.2, C.och2));
  return `<g transform="translate(440 388)">${woman}</g><g transform="translate(352 372)">${man}</g><ellipse cx="456" cy="523" rx="7" ry="6.500" ${P(2, '#EBC09E')}/>`;
}

const frieze = (id, n, size, hot) => `<g transform="scale(${size / 200})">${friso(id, n, hot).inner}</g>`;

export const hero = () =>
  svg(
    900,
    720,
    `<defs><clipPath id="hpw"><path d="M0 60H900V560H0Z"/></clipPath></defs><g clip-path="url(#hpw)">${city(1, false)}</g>${wall()}${frieze('hpf', 15, 60, 9)}${street()}${plaque(1)}${door(1)}${tree(1)}${couple(1)}`,
    { par: 'xMaxYMax slice' },
  );

/** Phone crop, 390 × 300: the same drawing nearer, with stouter lines and less detail. */
export const heroFino = () =>
  svg(
    390,
    300,
    `<defs><clipPath id="hfw"><path d="M0 60H900V560H0Z"/></clipPath><clipPath id="hfa"><path d="M0 0H390V300H0Z"/></clipPath></defs><g clip-path="url(#hfa)"><g transform="translate(-42 -32) scale(.48)"><g clip-path="url(#hfw)">${city(1.5, true)}</g>${wall()}${street()}${plaque(1.4)}${door(1.4)}${tree(1.4)}${couple(1.4)}</g>${frieze('hff', 15, 26, 6)}</g>`,
    { par: 'xMaxYMax slice' },
  );
