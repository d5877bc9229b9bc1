import { pathTo } from '@clinic/core/addresses/path-to';
import type { ArticleCard, ArticlePage } from '@clinic/core/content/shapes/clinic-pages';
import { useTranslations } from 'use-intl';
import { TileCover } from '../components/content/tile-cover.tsx';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { NewsletterBand } from '../frame/newsletter-band.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Band, BandHead } from '../home/band.tsx';
import { Opening } from '../reading/opening.tsx';
import { QuizCallout } from '../reading/quiz-callout.tsx';
import { ReadingLayout } from '../reading/reading-layout.tsx';
import { ReviewLine } from '../reading/review-line.tsx';
import { RichTextView } from '../reading/rich-text.tsx';
import { PageSection } from '../reading/section.tsx';
import { Specialist } from '../reading/specialist.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { ArticleByline } from './article-byline.tsx';
import { ArticleCards } from './article-cards.tsx';
import { articleParts } from './article-parts.ts';
import styles from './article-screen.module.css';
import { coverOf } from './cover-of.ts';

const authorId = 'quem-escreveu';

export function ArticleScreen({ article }: { article: ArticlePage }) {
  const t = useTranslations('blog');
  const { locale } = useFrame();
  const parts = articleParts(article.text);
  const trail = [useHomeCrumb(), { to: pathTo(locale, 'blog'), title: t('title') }];
  const sections = [...parts.filter(({ title }) => title !== ''), ...(article.author ? [{ id: authorId, title: t('author') }] : [])];
  return (
    <>
      <Opening
        breadcrumbs={trail}
        title={article.title}
        lead={article.excerpt}
        picture={article.picture}
        standIn={
          <div className={styles['tiles']}>
            <TileCover tile={coverOf(article.id)} eager />
          </div>
        }
      >
        <ArticleByline article={article} />
        {article.responsibility.isUnderReview && <ReviewLine responsibility={article.responsibility} minutes={article.readingMinutes} />}
      </Opening>
      <ReadingLayout sections={sections}>
        {parts.map(({ id, title, text }) => (
          <PageSection key={id} id={id} title={title}>
            <RichTextView text={text} raised />
          </PageSection>
        ))}
        <QuizCallout quiz={article.quiz} />
        {article.author && <Specialist id={authorId} title={t('author')} person={article.author} responsibility={article.responsibility} />}
      </ReadingLayout>
      <NewsletterBand from="article" />
      <RelatedArticles articles={article.related} />
      <BookingBanner />
    </>
  );
}

function RelatedArticles({ articles }: { articles: ArticleCard[] }) {
  const id = 'leia-tambem';
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
