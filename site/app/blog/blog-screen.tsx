import { pathTo } from '@clinic/core/addresses/path-to';
import type { BlogCategory } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { Pagination } from '../components/navigation/pagination.tsx';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Opening } from '../reading/opening.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { ArticleCards } from './article-cards.tsx';
import type { ArticlesOnPage } from './article-page-of.ts';
import styles from './blog-screen.module.css';
import { CategoryLinks } from './category-links.tsx';
import { FeaturedArticle } from './featured-article.tsx';

export type BlogView = ArticlesOnPage & { categories: BlogCategory[]; category: BlogCategory | null; page: number };

/** The articles, newest first: one large, the others in rows; a category at a time where one is chosen. */
export function BlogScreen({ blog: { featured, cards, pageCount, categories, category, page } }: { blog: BlogView }) {
  const t = useTranslations('blog');
  const { locale } = useFrame();
  const home = useHomeCrumb();
  const blog = { to: pathTo(locale, 'blog'), title: t('title') };
  return (
    <>
      {category ? (
        <Opening breadcrumbs={[home, blog]} title={category.title} />
      ) : (
        <Opening breadcrumbs={[home]} title={t('title')} lead={t('lead')} />
      )}
      <div className={styles['list']}>
        <CategoryLinks categories={categories} current={category} />
        {featured && <FeaturedArticle article={featured} />}
        {cards.length > 0 && <ArticleCards articles={cards} heading="h2" />}
        {!featured && cards.length === 0 && <p>{t('empty')}</p>}
        <Pagination current={page} total={pageCount} />
      </div>
      <BookingBanner />
    </>
  );
}
