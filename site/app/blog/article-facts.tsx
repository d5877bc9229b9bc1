import type { ArticleCard } from '@clinic/core/content/shapes/clinic-pages';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { useTranslations } from 'use-intl';
import { dateInWords } from '../components/date/date-words.ts';
import { useFrame } from '../frame/use-frame.ts';
import styles from './article-facts.module.css';

type Props = { article: Pick<ArticleCard, 'kind' | 'categories' | 'date'>; minutes?: number };

/** What kind of text it is, what it is about, its day in words, and how long it takes. */
export function ArticleFacts({ article: { kind, categories, date }, minutes }: Props) {
  const t = useTranslations('blog');
  const facts = [...(kind === 'article' ? [] : [t(`kinds.${kind}`)]), ...categories.map(({ title }) => title)];
  return (
    <span className={styles['facts']}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
      {date && <ArticleDate date={date} />}
      {minutes && <span>{t('minutes', { minutes })}</span>}
    </span>
  );
}

function ArticleDate({ date }: { date: string }) {
  const { locale } = useFrame();
  const { day } = inLisbon(new Date(date));
  return <time dateTime={day}>{dateInWords(day, locale)}</time>;
}
