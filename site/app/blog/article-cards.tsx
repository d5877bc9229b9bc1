import type { ArticleCard } from '@clinic/core/content/shapes/clinic-pages';
import { Card } from '../components/content/card.tsx';
import styles from './article-cards.module.css';
import { ArticleCover, aThird } from './article-cover.tsx';
import { ArticleFacts } from './article-facts.tsx';

/** Article teasers: on the blog, at the end of an article and on the author's page. */
export function ArticleCards({ articles, heading }: { articles: ArticleCard[]; heading: 'h2' | 'h3' }) {
  return (
    <div className={styles['cards']}>
      {articles.map((article) => (
        <Card
          key={article.id}
          to={article.to}
          title={article.title}
          heading={heading}
          picture={<ArticleCover article={article} sizes={aThird} />}
          kicker={<ArticleFacts article={article} />}
          text={article.excerpt}
        />
      ))}
    </div>
  );
}
