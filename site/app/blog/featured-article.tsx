import type { ArticleCard } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import { ArticleCover } from './article-cover.tsx';
import { ArticleFacts } from './article-facts.tsx';
import styles from './featured-article.module.css';

/** The article that opens the list, across its whole width. */
export function FeaturedArticle({ article }: { article: ArticleCard }) {
  const t = useTranslations('blog');
  return (
    <article className={styles['article']} data-together>
      <div className={styles['cover']}>
        <ArticleCover article={article} sizes="(min-width: 64em) 690px, 100vw" eager />
      </div>
      <div className={styles['words']}>
        <p className={styles['mark']}>{t('featured')}</p>
        <h2 className={styles['title']}>
          <Link to={article.to}>{article.title}</Link>
        </h2>
        {article.excerpt && <p className={styles['excerpt']}>{article.excerpt}</p>}
        <p className={styles['facts']}>
          <ArticleFacts article={article} />
        </p>
      </div>
    </article>
  );
}
