import type { Picture } from '@clinic/core/content/shapes/picture';
import { slideWidthPx } from '../components/carousel/carousel-3d-rules.ts';

/** The smallest file that fills a slide: the whole wall of them must not weigh more than the page. A drawing has only itself. */
export function slideFile({ src, sources }: Pick<Picture, 'src' | 'sources'>): string {
  const files = sources.find(({ type }) => type === 'image/webp')?.files ?? [];
  return (files.find(({ width }) => width >= slideWidthPx) ?? files.at(-1))?.src ?? src;
}
