import { z } from 'zod';
import type { Picture } from '../shapes/picture.ts';
import { figure, list, text } from './plain.ts';
import { relation } from './relation.ts';

const label = z.object({ texto: text, x: figure, y: figure });
const size = z.object({ filename: text, width: figure }).nullish();
const upload = z.object({
  filename: text,
  alt: text,
  width: figure,
  height: figure,
  legenda: text,
  legendas: list(label),
  focalX: figure,
  focalY: figure,
  sizes: z.record(z.string(), size).nullish(),
});
type Upload = z.infer<typeof upload>;

const formats = ['avif', 'webp'] as const;
const widths = ['w480', 'w960', 'w1600'];
const addressOf = (filename: string) => `/media/${encodeURIComponent(filename)}`;

function toPicture({ filename, alt, width, height, legenda, legendas, focalX, focalY, sizes }: Upload): Picture | null {
  if (!filename || !width || !height) return null;
  return {
    src: addressOf(filename),
    alt,
    width,
    height,
    caption: legenda,
    labels: legendas.flatMap(({ texto, x, y }) => (texto && x !== null && y !== null ? [{ x, y, text: texto }] : [])),
    focalPoint: focalX === null || focalY === null ? null : { x: focalX, y: focalY },
    sources: formats.flatMap((format) => {
      const files = filesOf(sizes, format);
      return files.length > 0 ? [{ type: `image/${format}` as const, files }] : [];
    }),
  };
}

/** A small original keeps its own width in every size: the same width twice would say nothing to a browser. */
function filesOf(sizes: Upload['sizes'], format: (typeof formats)[number]) {
  const files = widths.flatMap((width) => {
    const found = sizes?.[`${width}_${format}`];
    return found?.filename && found.width ? [{ src: addressOf(found.filename), width: found.width }] : [];
  });
  return files.filter(({ width }, index) => files.findIndex((other) => other.width === width) === index);
}

export const picture = relation(upload).transform((raw) => raw && toPicture(raw));
export const pictures = list(picture).transform((all) => all.filter((one) => one !== null));
