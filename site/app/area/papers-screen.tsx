import { euros } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import type { GlyphName } from '../art/names.ts';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './papers-screen.module.css';
import type { PaperKind, PapersView, VisitPaper } from './papers-view.ts';
import { AreaCard } from './parts/area-card.tsx';
import { AreaPage } from './parts/area-page.tsx';
import { boundName } from './parts/bound-name.ts';
import { dateInLine } from './parts/date-in-line.ts';
import { RowLink, RowList } from './parts/row-link.tsx';
import { VisitSegments } from './parts/visit-segments.tsx';

const glyphs: Record<PaperKind, GlyphName> = { slip: 'euro', invoice: 'document', preparation: 'check', letter: 'mail' };

/** Everything on paper, under the visit that it belongs to. */
export function PapersScreen({ view: { visits, hasInvoices, counts } }: { view: PapersView }) {
  const t = useTranslations('area.papers');
  const locale = useLocale();
  return (
    <AreaPage
      title={t('title')}
      lead={t(hasInvoices ? 'lead' : 'leadWithoutInvoices')}
      nav={<VisitSegments current="papers" counts={counts} />}
      aside={<CallPanel title={t('help')} text={t('helpText')} />}
    >
      {visits.length === 0 && (
        <AreaCard title={t('none')}>
          <p>{t('noneText')}</p>
        </AreaCard>
      )}
      {visits.map(({ key, day, time, doctorName, typeName, otherName, papers }) => (
        <AreaCard key={key} title={dateInLine(day, locale)}>
          <p className={styles['visit']}>{[time, typeName, boundName(doctorName), otherName].filter(Boolean).join(', ')}</p>
          <RowList>
            {papers.map((paper) => (
              <PaperRow key={paper.key} paper={paper} />
            ))}
          </RowList>
        </AreaCard>
      ))}
    </AreaPage>
  );
}

function PaperRow({ paper: { kind, title, amountCents, day, isNew, to } }: { paper: VisitPaper }) {
  const t = useTranslations('area.papers');
  const locale = useLocale();
  const notes = [
    amountCents !== null && euros(amountCents, locale),
    kind === 'slip' && t('slipNote'),
    kind === 'letter' && day && t('sentOn', { day: dateInLine(day, locale) }),
    to && 'PDF',
    isNew && t('new'),
  ];
  return <RowLink to={to} glyph={glyphs[kind]} text={title ?? t(`kinds.${kind}`)} note={notes.filter(Boolean).join(', ')} download />;
}
