export type NamedDrawing = { name: string; svg: string };
export type Sheet = { rows: NamedDrawing[][]; width: number; isNamed: boolean };

export const inRows = (drawings: NamedDrawing[], columns: number): NamedDrawing[][] =>
  Array.from({ length: Math.ceil(drawings.length / columns) }, (_, row) => drawings.slice(row * columns, (row + 1) * columns));

const proportionsOf = ({ name, svg }: NamedDrawing): number => {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error(`${name} has no viewBox`);
  return Number(width) / Number(height);
};

/** As the site shows them: each drawing an image of its own, so that no style or id of one reaches the next. */
const figure = (drawing: NamedDrawing, isNamed: boolean) =>
  `<figure style="flex:${proportionsOf(drawing)} 1 0"><img alt="" src="data:image/svg+xml,${encodeURIComponent(drawing.svg)}">${
    isNamed ? `<figcaption>${drawing.name}</figcaption>` : ''
  }</figure>`;

/** A short last row keeps the size of the full ones. */
function row(drawings: NamedDrawing[], fullRow: NamedDrawing[], isNamed: boolean): string {
  const missing = fullRow.slice(drawings.length).map((drawing) => `<figure style="flex:${proportionsOf(drawing)} 1 0"></figure>`);
  return `<main>${drawings.map((drawing) => figure(drawing, isNamed)).join('')}${isNamed ? missing.join('') : ''}</main>`;
}

/** Every row fills the width, and its drawings are equally high. */
export const sheetPage = ({ rows, width, isNamed }: Sheet): string => `<!doctype html><meta charset="utf-8"><style>
  body { width: ${width}px; box-sizing: border-box; margin: 0; padding: 16px 16px 4px; background: #f8f4ec; }
  main { display: flex; gap: 12px; margin-bottom: 12px; }
  figure { margin: 0; min-width: 0; }
  img { display: block; width: 100%; height: auto; }
  figcaption { margin-top: 6px; font: 13px/1.3 sans-serif; color: #173a6b; overflow-wrap: anywhere; }
</style>${rows.map((drawings) => row(drawings, rows[0] ?? [], isNamed)).join('')}`;
