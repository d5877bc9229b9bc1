import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import read from '../../app/design/fonts/atkinson-next-600.woff?inline';
import head from '../../app/design/fonts/newsreader-600.woff?inline';
import { cardSize, ShareCard, type ShareCardText } from './card.tsx';

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');

/** Faces of their own: the pages' fonts are woff2 of many weights, which the drawing library cannot read. */
const fonts = [
  { name: 'Head', weight: 600, style: 'normal', data: bytesOf(head) },
  { name: 'Read', weight: 600, style: 'normal', data: bytesOf(read) },
] as const;

export async function drawCard(card: ShareCardText): Promise<Buffer> {
  const svg = await satori(<ShareCard {...card} />, { ...cardSize, fonts: [...fonts] });
  return new Resvg(svg).render().asPng();
}
