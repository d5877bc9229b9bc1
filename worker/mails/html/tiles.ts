import type { ReactElement } from 'react';
import { light } from './palette.ts';
import { h } from './parts.ts';

const glaze: Record<string, string> = { c: light.cobalt, w: light.white, p: light.pale, o: light.ochre, t: '#d8623f' };
const still = { fontSize: 0, lineHeight: 0 } as const;

/** Coloured cells and nothing else, for mail programs show no drawing before the reader allows it. */
function tiles(pattern: string[], cellHeight: number, width: string, cellWidth?: number): ReactElement {
  const cellOf = (sign: string) =>
    h('td', { width: cellWidth, height: cellHeight, style: { backgroundColor: glaze[sign], height: cellHeight } });
  const body = pattern.map((line) => h('tr', null, ...[...line].map(cellOf)));
  const frame = { role: 'presentation', 'aria-hidden': true, cellPadding: 0, cellSpacing: 0, border: 0, width } as const;
  return h('table', { ...frame, style: { ...still, tableLayout: 'fixed', borderCollapse: 'collapse' } }, h('tbody', null, ...body));
}

const halfMark = ['ccccccccccc', 'cwwcccccwwc', 'cwwwcccwwwc', 'ccwwwcwwwcc', 'cccwwcwwccc'];

/** The clinic's mark, four petals around a point, as a mosaic. */
export const mark = (): ReactElement => tiles([...halfMark, 'ccccctccccc', ...halfMark.toReversed()], 4, '44', 4);

const flower = ['wcwp', 'cocw', 'wcwp'];
const flowers = 12;

/** A row of small crosses between two lines of the wall. */
export const frieze = (): ReactElement =>
  tiles(
    flower.map((line) => line.repeat(flowers)),
    8,
    '100%',
  );
