import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import type { AreaView } from '../area-view.ts';
import { AreaCard } from '../parts/area-card.tsx';
import { ArrowAnchor } from '../parts/arrow-anchor.tsx';
import { VisitRowList } from './visit-row.tsx';

/** The last visits; the rest stands in the history. */
export function PastVisits({ past: { rows, total } }: Pick<AreaView, 'past'>) {
  const t = useTranslations('area.pastVisits');
  const locale = useLocale();
  if (rows.length === 0) return null;
  return (
    <AreaCard title={t('title')}>
      <VisitRowList rows={rows} showsPatient={false} />
      {total > rows.length && <ArrowAnchor to={pathTo(locale, 'visitHistory')}>{t('all', { total })}</ArrowAnchor>}
    </AreaCard>
  );
}
