import type { ReactElement } from 'react';
import type { MailStyle } from './elements.ts';
import { html } from './markup.ts';
import { light } from './palette.ts';

const glaze: Record<string, string> = { c: light.cobalt, w: light.white, p: light.pale, o: light.ochre, t: '#d8623f' };
const tableStyle: MailStyle = { fontSize: 0, lineHeight: 0, tableLayout: 'fixed', borderCollapse: 'collapse' };

/** Coloured cells and nothing else, for mail programs show no drawing before the reader allows it. */
function tiles(pattern: string[], cellHeight: number, width: string, cellWidth?: number): ReactElement {
  const tile = (sign: string) => html`
    <td width=${cellWidth} height=${cellHeight} style=${{ backgroundColor: glaze[sign], height: cellHeight }} />
  `;
  return html`
    <table role="presentation" aria-hidden cellPadding="0" cellSpacing="0" border="0" width=${width} style=${tableStyle}>
      <tbody>${pattern.map((line) => html`<tr>${[...line].map(tile)}</tr>`)}</tbody>
    </table>
  `;
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
