import type { ImageSize } from 'payload';

const widths = [480, 960, 1600] as const;
const formats = { avif: { quality: 55 }, webp: { quality: 78 } } as const;

/** Of no use in lists of pictures, which they would fill. */
const admin = { disableGroupBy: true, disableListColumn: true, disableListFilter: true } as const;

/** A small original keeps its own width, so that every size exists in both formats. */
const size = (width: number, format: keyof typeof formats): ImageSize => ({
  name: `w${width}_${format}`,
  width,
  withoutEnlargement: true,
  formatOptions: { format, options: formats[format] },
  admin,
});

export const imageSizes: ImageSize[] = [
  { name: 'thumbnail', width: 240, height: 240, fit: 'cover', formatOptions: { format: 'webp', options: { quality: 70 } }, admin },
  ...widths.flatMap((width) => [size(width, 'avif'), size(width, 'webp')]),
];

/** Resizing the original also strips its EXIF metadata, such as the GPS position. */
export const largestOriginal = { width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true } as const;

const shown = widths.flatMap((width) => Object.keys(formats).map((format) => `w${width}_${format}`));

/** The fields of a picture that pages use: fewer columns in every query that populates a picture. */
export const populatedPicture = {
  alt: true,
  legenda: true,
  legendas: true,
  filename: true,
  mimeType: true,
  width: true,
  height: true,
  focalX: true,
  focalY: true,
  sizes: Object.fromEntries(shown.map((name) => [name, { filename: true, width: true } as const])),
} as const;
