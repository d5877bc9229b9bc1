import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Segments } from './segments.tsx';

type Props = { current: 'future' | 'past' | 'papers'; counts: { past: number; future: number } };

/** What the cell "Consultas" holds. */
export function VisitSegments({ current, counts }: Props) {
  const t = useTranslations('area.segments');
  const locale = useLocale();
  const history = pathTo(locale, 'visitHistory');
  return (
    <Segments
      label={t('visits')}
      segments={[
        { key: 'future', to: `${history}?ver=futuras`, text: t('future', { count: counts.future }), isCurrent: current === 'future' },
        { key: 'past', to: history, text: t('past', { count: counts.past }), isCurrent: current === 'past' },
        { key: 'papers', to: pathTo(locale, 'papers'), text: t('papers'), isCurrent: current === 'papers' },
      ]}
    />
  );
}
