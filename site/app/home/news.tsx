import { pathTo } from '@clinic/core/addresses/path-to';
import type { NewsItem } from '@clinic/core/content/pages/home-shape';
import { useTranslations } from 'use-intl';
import { ArticleCover } from '../blog/article-cover.tsx';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Carousel } from '../components/carousel/carousel.tsx';
import { dateInWords } from '../components/date/date-words.ts';
import { Link } from '../components/link.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Band, BandHead } from './band.tsx';
import styles from './news.module.css';

const id = 'noticias';

export function News({ title, news, autoplay }: { title: string; news: NewsItem[]; autoplay: boolean }) {
  const t = useTranslations('home.news');
  const { locale } = useFrame();
  if (!title || news.length === 0) return null;
  return (
    <Band id={id} tone="white">
      {/* Nothing leads to the English blog as a whole: only a few articles are translated. */}
      <BandHead id={id} title={title} aside={locale === 'pt' && <ArrowLink to={pathTo(locale, 'blog')}>{t('all')}</ArrowLink>} />
      <Carousel label={t('slides')} autoplay={autoplay} slides={news.map((item) => ({ key: item.to, content: <Article item={item} /> }))} />
    </Band>
  );
}

const halfTheBand = '(min-width: 48em) 560px, 100vw';

function Article({ item }: { item: NewsItem }) {
  const { title, date, excerpt, to } = item;
  const { locale } = useFrame();
  const day = date.slice(0, 10);
  return (
    <article className={styles['article']}>
      <div className={styles['cover']}>
        <ArticleCover article={item} sizes={halfTheBand} />
      </div>
      <div>
        <p className={styles['date']}>
          <time dateTime={day}>{dateInWords(day, locale)}</time>
        </p>
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        {excerpt && <p className={styles['excerpt']}>{excerpt}</p>}
      </div>
    </article>
  );
}
