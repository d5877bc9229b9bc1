import type { TreatmentSectionPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { FilmView } from '../reading/film.tsx';
import { PageSection } from '../reading/section.tsx';

/** On paper there is nothing to watch. */
export function TreatmentFilms({ films }: { films: TreatmentSectionPage['films'] }) {
  const t = useTranslations('treatment');
  return films.map(({ title, film }, index) => (
    <PageSection key={film.youtubeId} id={`filme-${index + 1}`} title={title || film.caption || t('film')} screenOnly>
      <FilmView film={film} title={title || film.caption || t('film')} />
    </PageSection>
  ));
}
