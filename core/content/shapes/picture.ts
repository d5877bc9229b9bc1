/** A picture the clinic's editors uploaded. `sources` are its sizes, smallest first; a drawing (SVG) has none. */
export type Picture = {
  src: string;
  alt: string;
  width: number;
  height: number;
  caption: string;
  /** Where a label points, in hundredths of width and height, and what it says. */
  labels: { x: number; y: number; text: string }[];
  /** What must stay in sight where the picture is cut to a shape, in hundredths of width and height; null: nobody has said. */
  focalPoint: { x: number; y: number } | null;
  sources: { type: 'image/avif' | 'image/webp'; files: { src: string; width: number }[] }[];
};

/** A film on the video site; nothing is asked of that site before a click. */
export type Film = { youtubeId: string; caption: string; preview: Picture | null };

/** A film that stands in a list, not in a section that names it. */
export type TitledFilm = Film & { title: string };

export type PdfFile = { src: string; title: string; bytes: number };
