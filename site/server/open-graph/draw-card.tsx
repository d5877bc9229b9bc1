import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { type Card, cardSize, ShareCard } from './card.tsx';

const { resolve } = createRequire(import.meta.url);

/** The letters of the pages themselves come as woff2, which the drawing library cannot read. */
const fontFiles = [
  { name: 'Head', weight: 600, file: '@fontsource/newsreader/files/newsreader-latin-600-normal.woff' },
  { name: 'Read', weight: 600, file: '@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-600-normal.woff' },
] as const;

const readFonts = () =>
  Promise.all(
    fontFiles.map(async ({ name, weight, file }) => ({ name, weight, style: 'normal' as const, data: await readFile(resolve(file)) })),
  );
let fonts: ReturnType<typeof readFonts> | undefined;

export async function drawCard(card: Card): Promise<Buffer> {
  fonts ??= readFonts();
  const svg = await satori(<ShareCard {...card} />, { ...cardSize, fonts: await fonts });
  return new Resvg(svg).render().asPng();
}
