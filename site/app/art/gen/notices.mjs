// A wall of nine tiles for pages that only say one thing: one tile fell, one is broken, one is not painted yet.
import { C, svg } from './base.mjs';
import { motif, panel } from './tiles.mjs';

const WAYS = { p: ['#BCD0E9', C.c400, C.white], d: [C.c600, C.c300, C.white], t: [C.ink, C.terra, C.white] };
const PLAN = ['gp rp gp', 'ep xx gp', 'gp rp ed'];
const KEY = { g: 'gota', r: 'rim', e: 'estrela' };

const wall = (name) =>
  panel(
    name,
    3,
    3,
    WAYS,
    (i, j) => {
      const [m, k] = PLAN[j].split(' ')[i];
      return m === 'x' ? undefined : { m: KEY[m], k };
    },
    { ground: C.white, grout: 2.6 },
  ).inner;

const turned = (body) => [0, 90, 180, 270].map((r) => `<g transform="translate(100 100) rotate(${r})">${body}</g>`).join('');
const tile = `<path d="M0 0H200V200H0Z" fill="${C.white}"/>${turned(motif.gota(C.ink, C.terra))}<path d="M100 0V200M0 100H200" stroke="${C.c200}" stroke-width="2.600"/><path d="M0 0H200V200H0Z" fill="none" stroke="${C.ink}" stroke-width="5" stroke-linejoin="round"/>`;
const mortar = `<g transform="translate(200 200)"><path d="M0 0H200V200H0Z" fill="${C.lime2}"/><path d="M14 40Q100 18 186 40M14 74Q100 52 186 74M14 108Q100 86 186 108M14 142Q100 120 186 142M14 176Q100 154 186 176" fill="none" stroke="${C.lime3}" stroke-width="7" stroke-linecap="round"/><path d="M0 0H200V200H0Z" fill="none" stroke="${C.lime4}" stroke-width="5"/></g>`;
const edge = `<path d="M0 0H600V600H0Z" fill="none" stroke="${C.ink}" stroke-width="5"/>`;
const floor = `<path d="M-60 712H660" stroke="${C.ink}" stroke-width="5" stroke-linecap="round"/>`;
const scene = (body) => svg(760, 760, `<g transform="translate(80 20)">${body}</g>`, { w: 380, h: 380 });
const wallOnly = (body) => svg(640, 640, `<g transform="translate(20 20)">${body}</g>`, { w: 320, h: 320 });

const fallen = scene(`${wall('falta')}${mortar}${edge}${floor}<g transform="translate(478 476) rotate(14)">${tile}</g>`);

// The crack is drawn as grout, so the tile still holds.
const broken = wallOnly(
  `${wall('partido')}<g transform="translate(200 200)">${tile}<path d="M118 -4L96 52L124 88L88 132L108 204" fill="none" stroke="${C.white}" stroke-width="16" stroke-linejoin="bevel"/><path d="M110 -4L88 52L116 88L80 132L100 204M126 -4L104 52L132 88L96 132L116 204M132 88L168 70L204 78" fill="none" stroke="${C.ink}" stroke-width="4" stroke-linejoin="round"/></g>${edge}`,
);

const outline = motif
  .gota('none', 'none')
  .replaceAll('fill="none"', `fill="none" stroke="${C.c400}" stroke-width="4" stroke-dasharray="9 8"`);
const half = `<g transform="translate(100 100) rotate(180)">${motif.gota(C.ink, C.terra)}</g><g transform="translate(100 100) rotate(270)">${motif.gota(C.ink, C.c400)}</g>`;
const brush = `<g transform="translate(388 396) rotate(138)"><path d="M-9 -4C-12 -34 -4 -48 0 -62C4 -48 12 -34 9 -4Z" fill="${C.ink}" transform="rotate(180)"/><path d="M-12 4H12V-34H-12Z" fill="${C.och}" stroke="${C.deep}" stroke-width="5" stroke-linejoin="round"/><path d="M-10 -34H10L16 -190Q0 -208 -16 -190Z" fill="${C.t300}" stroke="${C.deep}" stroke-width="5" stroke-linejoin="round"/></g>`;
const unpainted = wallOnly(
  `${wall('pintar')}<g transform="translate(200 200)"><path d="M0 0H200V200H0Z" fill="${C.white}"/>${turned(outline)}${half}<path d="M100 0V200M0 100H200" stroke="${C.c200}" stroke-width="2.600"/><path d="M0 0H200V200H0Z" fill="none" stroke="${C.ink}" stroke-width="5"/></g>${edge}${brush}`,
);

export const notices = { 'azulejo-em-falta': fallen, 'azulejo-partido': broken, 'azulejo-por-pintar': unpainted };
