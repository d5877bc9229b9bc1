import type { ArticleCard } from '@clinic/core/content/shapes/clinic-pages';
import { TileCover } from '../components/content/tile-cover.tsx';
import { PictureView } from '../reading/picture.tsx';
import styles from './article-cover.module.css';
import { coverOf } from './cover-of.ts';

/** How wide a picture is shown in rows of three cards, of two on a narrower screen, of one on a phone. */
export const aThird = '(min-width: 64em) 400px, (min-width: 40em) 50vw, 100vw';

type Props = { article: Pick<ArticleCard, 'id' | 'picture'>; sizes: string; eager?: boolean };

/** The article's picture; where it has none, the tiles that its number gives it, here as on the home page. */
export function ArticleCover({ article: { id, picture }, sizes, eager = false }: Props) {
  if (!picture) return <TileCover tile={coverOf(id)} eager={eager} />;
  return <PictureView picture={picture} sizes={sizes} eager={eager} className={styles['picture']} decorative />;
}
