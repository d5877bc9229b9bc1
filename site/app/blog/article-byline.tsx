import type { ArticlePage } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { PersonPortrait } from '../reading/person-portrait.tsx';
import styles from './article-byline.module.css';
import { ArticleFacts } from './article-facts.tsx';

/** Who wrote it, what kind of text it is, when, and how long it takes to read. */
export function ArticleByline({ article }: { article: ArticlePage }) {
  const t = useTranslations('blog');
  const { author, readingMinutes } = article;
  return (
    <div className={styles['byline']}>
      {author && (
        <div className={styles['portrait']}>
          <PersonPortrait person={author} sizes="64px" eager />
        </div>
      )}
      <div>
        {author && <p className={styles['name']}>{t('by', { name: author.name })}</p>}
        <p className={styles['facts']}>
          <ArticleFacts article={article} minutes={readingMinutes} />
        </p>
      </div>
    </div>
  );
}
