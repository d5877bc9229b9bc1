import type { MemberPage } from '@clinic/core/content/shapes/clinic-pages';
import type { TitledFilm } from '@clinic/core/content/shapes/picture';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ArticleCards } from '../blog/article-cards.tsx';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { FilmView } from '../reading/film.tsx';
import { hasText } from '../reading/is-empty.ts';
import { ReadingLayout } from '../reading/reading-layout.tsx';
import { RichTextView } from '../reading/rich-text.tsx';
import { PageSection } from '../reading/section.tsx';
import { BookList } from './book-list.tsx';
import { careerOf, MemberBiography } from './member-biography.tsx';
import { MemberOpening } from './member-opening.tsx';
import { MemberPictures } from './member-pictures.tsx';

type Part = { id: string; title: string; content: ReactNode; screenOnly?: boolean };

/** One person of the team. What nobody wrote yet is left out, with its line in the menu. */
export function MemberScreen({ member }: { member: MemberPage }) {
  const parts = useParts(member);
  return (
    <>
      <MemberOpening member={member} />
      {parts.length > 0 && (
        <ReadingLayout sections={parts}>
          {parts.map(({ id, title, content, screenOnly = false }) => (
            <PageSection key={id} id={id} title={title} screenOnly={screenOnly}>
              {content}
            </PageSection>
          ))}
        </ReadingLayout>
      )}
      <BookingBanner />
    </>
  );
}

function useParts({ person, biography, pictures, books, films, articles }: MemberPage): Part[] {
  const t = useTranslations('team');
  const career = biography && careerOf(biography, person);
  const texts = [
    { id: 'investigacao', section: biography?.research, usual: t('research') },
    { id: 'cirurgia', section: biography?.surgery, usual: t('surgery') },
    { id: 'atividades', section: biography?.otherActivities, usual: t('otherActivities') },
  ].flatMap(({ id, section, usual }): Part[] =>
    section && hasText(section.text) ? [{ id, title: section.title || usual, content: <RichTextView text={section.text} /> }] : [],
  );
  return [
    ...(career ? [{ id: 'percurso', title: career.title || t('career'), content: <MemberBiography career={career} /> }] : []),
    ...texts,
    ...(pictures.length > 0 ? [{ id: 'imagens', title: t('pictures'), content: <MemberPictures pictures={pictures} /> }] : []),
    ...(books.length > 0 ? [{ id: 'livros', title: t('books'), content: <BookList books={books} /> }] : []),
    ...(films.length > 0 ? [{ id: 'videos', title: t('films'), content: <MemberFilms films={films} />, screenOnly: true }] : []),
    ...(articles.length > 0 ? [{ id: 'artigos', title: t('articles'), content: <ArticleCards articles={articles} heading="h3" /> }] : []),
  ];
}

const MemberFilms = ({ films }: { films: TitledFilm[] }) =>
  films.map((film) => <FilmView key={film.youtubeId} film={film} title={film.title} />);
