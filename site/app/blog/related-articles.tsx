import type { ArticleCard } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { Band, BandHead } from '../home/band.tsx';
import { ArticleCards } from './article-cards.tsx';

const id = 'leia-tambem';

export function RelatedArticles({ articles }: { articles: ArticleCard[] }) {
  const t = useTranslations('blog');
  if (articles.length === 0) return null;
  return (
    <div data-print="no">
      <Band id={id} tone="white">
        <BandHead id={id} title={t('related')} />
        <ArticleCards articles={articles} heading="h3" />
      </Band>
    </div>
  );
}
