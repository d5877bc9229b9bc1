// Tile motifs. A turning motif is drawn once on a 100 × 100 quarter tile whose corner 0,0 is the centre of the
// rosette; four turned copies make the 200 × 200 tile. A running motif fills the 100 × 100 square and repeats.
import { C, polar, svg } from './base.mjs';

const seed = (deg, r1, r2, w) => {
  const [x1, y1] = polar(0, 0, r1, deg);
  const [x2, y2] = polar(0, 0, r2, deg);
  const [ax, ay] = polar((x1 + x2) / 2 + (x2 - x1) * 0.12, (y1 + y2) / 2 + (y2 - y1) * 0.12, w, deg + 90);
  const [bx, by] = polar((x1 + x2) / 2 + (x2 - x1) * 0.12, (y1 + y2) / 2 + (y2 - y1) * 0.12, w, deg - 90);
  return `M${x1} ${y1}Q${ax} ${ay} ${x2} ${y2}Q${bx} ${by} ${x1} ${y1}Z`;
};

/** motif: (field, accent, ground) → body; `run` marks the ones that do not turn. */
export const motif = {
  gota: (f, a) =>
    `<path d="M8 8C40 12 84 30 84 62A24 24 0 0 1 62 84C30 84 12 40 8 8Z" fill="${f}"/><circle cx="60" cy="60" r="10" fill="${a}"/>`,
  rim: (f, a) =>
    `<path d="M74 18A56 56 0 0 1 18 74" fill="none" stroke="${f}" stroke-width="28" stroke-linecap="round"/><path d="M0 0H20A20 20 0 0 1 0 20ZM100 100V82A18 18 0 0 0 82 100Z" fill="${a}"/>`,
  bexiga: (f, a) =>
    `<path d="M0 0H11C30 26 44 34 56 46Q74 36 100 36V100H36Q36 74 46 56C34 44 26 30 0 11Z" fill="${f}"/><path d="M100 66A34 34 0 0 0 66 100H100Z" fill="${a}"/>`,
  folha: (f, a, g) =>
    `<path d="M6 6C52 2 98 36 96 96C36 98 2 52 6 6Z" fill="${f}"/><path d="M20 20L78 78M44 44V26M44 44H26M61 61V37M61 61H37" fill="none" stroke="${g}" stroke-width="5" stroke-linecap="round"/><path d="M100 0V18A18 18 0 0 1 82 0ZM0 100H18A18 18 0 0 0 0 82Z" fill="${a}"/>`,
  estrela: (f, a, g) =>
    `<path d="M0 0H86L48 20L60 60L20 48L0 86Z" fill="${f}"/><path d="M0 0H40L24 10L26 26L10 24L0 40Z" fill="${g}"/><path d="M0 0H22L0 22Z" fill="${a}"/><path d="M100 100V70L70 100Z" fill="${f}"/><path d="M100 100V86L86 100Z" fill="${a}"/>`,
  diagonal: (f, a) =>
    `<path d="M100 0H74L0 74V100Z" fill="${f}"/><path d="M0 0H46L0 46Z" fill="${a}"/><path d="M100 100V34L34 100Z" fill="${f}"/><path d="M100 100V66L66 100Z" fill="${a}"/>`,
  semente: (f, a) =>
    `<path d="${[0, 30, 60, 90].map((d) => seed(d, 24, 74, 22)).join('')}" fill="${f}"/><path d="M0 0H15A15 15 0 0 1 0 15Z" fill="${a}"/><circle cx="68" cy="68" r="9" fill="${a}"/><path d="M100 100V78Q84 84 78 100Z" fill="${f}"/>`,
  malha: (f, a) =>
    `<path d="M20.700 20.700A82 82 0 0 0 79.300 79.300A82 82 0 0 0 20.700 20.700Z" fill="${a}"/><path d="M100 82A82 82 0 0 1 18 0M0 18A82 82 0 0 1 82 100" fill="none" stroke="${f}" stroke-width="10"/><path d="M41 50L50 41L59 50L50 59Z" fill="${f}"/><path d="M100 0V30L70 0ZM0 100H30L0 70Z" fill="${f}"/>`,
  onda: (f, a) =>
    `<path d="M0 4C18 4 32 26 50 26S82 4 100 4V22C82 22 68 44 50 44S18 22 0 22Z" fill="${f}"/><path d="M0 54C18 54 32 76 50 76S82 54 100 54V72C82 72 68 94 50 94S18 72 0 72Z" fill="${a}"/>`,
  escudo: (f, a) =>
    `<path d="M16 18Q38 20 50 9Q62 20 84 18V48C84 72 68 84 50 94C32 84 16 72 16 48Z" fill="${f}"/><path d="M50 26V77C39 70 31 62 31 48V33Q42 33 50 26Z" fill="${a}"/>`,
  ponte: (f, a) =>
    `<path d="M9 57.500V66M22 51V66M35 37V66M65 37V66M78 51V66M91 57.500V66" fill="none" stroke="${a}" stroke-width="4"/><g fill="none" stroke="${f}" stroke-width="6"><path d="M0 59C28 58 42 38 50 13C58 38 72 58 100 59M0 68H100M43 10V82M57 10V82M43 24H57M43 44H57"/></g><path d="M0 88Q12.500 80 25 88T50 88T75 88T100 88" fill="none" stroke="${a}" stroke-width="6"/>`,
  concha: (f, a, g) => {
    const c = (x, y) =>
      `<circle cx="${x}" cy="${y}" r="50" fill="${g}"/><circle cx="${x}" cy="${y}" r="46" fill="${f}"/><circle cx="${x}" cy="${y}" r="37" fill="${g}"/><circle cx="${x}" cy="${y}" r="28" fill="${a}"/><circle cx="${x}" cy="${y}" r="19" fill="${g}"/><circle cx="${x}" cy="${y}" r="9" fill="${f}"/>`;
    return [
      [50, -50],
      [0, 0],
      [100, 0],
      [50, 50],
      [0, 100],
      [100, 100],
      [50, 150],
    ]
      .map(([x, y]) => c(x, y))
      .join('');
  },
};
export const RUN = new Set(['onda', 'escudo', 'ponte', 'concha']);

/** One whole rosette (2 × 2 quarter tiles) on a 200 × 200 square, drawn with copies of a definition. */
const rosette = (id, m) =>
  RUN.has(m)
    ? [
        [0, 0],
        [100, 0],
        [0, 100],
        [100, 100],
      ]
        .map(([x, y]) => `<use href="#${id}"${x || y ? ` x="${x}" y="${y}"` : ''}/>`)
        .join('')
    : [0, 90, 180, 270].map((r) => `<use href="#${id}" transform="translate(100 100)${r ? ` rotate(${r})` : ''}"/>`).join('');
const clip = (m, id, body) =>
  m === 'concha'
    ? `<clipPath id="${id}c"><path d="M0 0H100V100H0Z"/></clipPath><g id="${id}" clip-path="url(#${id}c)">${body}</g>`
    : `<g id="${id}">${body}</g>`;

const GROUT = (n, m, w) => {
  let d = '';
  for (let x = 0; x <= n * 2; x++) d += `M${x * 100} 0V${m * 200}`;
  for (let y = 0; y <= m * 2; y++) d += `M0 ${y * 100}H${n * 200}`;
  return `<path d="${d}" fill="none" stroke="${C.c200}" stroke-width="${w}"/>`;
};

const single = (m) =>
  svg(
    200,
    200,
    `<defs>${clip(m, `t-${m}`, motif[m](C.ink, C.c400, C.white))}</defs><path d="M0 0H200V200H0Z" fill="#FFFFFF"/>${rosette(`t-${m}`, m)}${GROUT(1, 1, 2.4)}`,
    { w: 96, h: 96 },
  );

/**
 * A panel of rosettes. pick(i, j) → { m, k } where k names a colourway. Each used pair becomes one definition.
 */
export function panel(name, cols, rows, ways, pick, o = {}) {
  const defs = new Map();
  let body = '';
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const t = pick(i, j);
      if (!t) continue;
      const [f, a, g, bg = g] = ways[t.k];
      const id = `${name}-${t.m}-${t.k}`;
      if (!defs.has(id))
        defs.set(
          id,
          `${clip(t.m, `${id}q`, motif[t.m](f, a, g))}<g id="${id}">${bg && bg !== 'none' && bg !== o.ground ? `<path d="M0 0H200V200H0Z" fill="${bg}"/>` : ''}${rosette(`${id}q`, t.m)}</g>`,
        );
      body += `<use href="#${id}"${i ? ` x="${i * 200}"` : ''}${j ? ` y="${j * 200}"` : ''}/>`;
    }
  const inner = `<defs>${[...defs.values()].join('')}</defs>${o.ground ? `<path d="M0 0H${cols * 200}V${rows * 200}H0Z" fill="${o.ground}"/>` : ''}${body}${o.grout ? GROUT(cols, rows, o.grout) : ''}`;
  return { inner, w: cols * 200, h: rows * 200 };
}
const file = (p, px) => svg(p.w, p.h, p.inner, { w: (p.w / 200) * px, h: (p.h / 200) * px });

/** Hero frieze: twelve rosettes, one of them with terracotta. Repeats sideways. */
export const friso = (name = 'friso', n = 12, hot = 7) =>
  panel(
    name,
    n,
    1,
    { a: [C.ink, C.c400, C.white], t: [C.ink, C.terra, C.white] },
    (i) => ({ m: ['rim', 'gota', 'estrela', 'gota'][i % 4], k: i === hot ? 't' : 'a' }),
    { ground: C.white, grout: 2.6 },
  );

/** Quiet wall: pale field, few dark tiles, one in twenty-four with a point of terracotta. Repeats both ways. */
const wallWays = {
  p: ['#BCD0E9', C.c400, C.white],
  q: [C.c200, C.c300, C.c50],
  d: [C.c600, C.c300, C.white],
  i: [C.white, C.c300, C.c600],
  t: [C.ink, C.terra, C.white],
};
const wallPlan = ['rp gp ep gp rd gp', 'gp fq gi fq gp fq', 'et gp rp gp ep gp', 'gp fq gp fq gi fq'];
const KEY = { r: 'rim', g: 'gota', e: 'estrela', f: 'folha' };
const parede = panel(
  'parede',
  6,
  4,
  wallWays,
  (i, j) => {
    const [m, k] = wallPlan[j].split(' ')[i];
    return { m: KEY[m], k };
  },
  { ground: C.white, grout: 2.2 },
);

/** Tone on tone, transparent ground, for cobalt bands of any depth. */
const T = ['#7FA3D1" fill-opacity=".13', '#7FA3D1" fill-opacity=".24', 'none'];
const tonal = panel('tonal', 4, 4, { a: T }, (i, j) => ({
  m: [
    ['rim', 'gota', 'estrela', 'gota'],
    ['gota', 'semente', 'gota', 'semente'],
  ][j % 2][(i + (j >> 1) * 2) % 4],
  k: 'a',
}));

export const files = {
  ...Object.fromEntries(Object.keys(motif).map((m) => [m, single(m)])),
  friso: file(friso(), 60),
  parede: file(parede, 96),
  tonal: file(tonal, 112).replace(/ stroke="#7FA3D1" fill-opacity="(\.\d+)"/g, ' stroke="#7FA3D1" stroke-opacity="$1"'),
};
