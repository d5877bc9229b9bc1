import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Button, buttonClass } from '../components/button.tsx';
import { Select } from '../components/fields/select.tsx';
import { Note } from '../components/messages/note.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './history-screen.module.css';
import type { HistoryRow, HistoryView } from './history-view.ts';
import { AreaCard } from './parts/area-card.tsx';
import { AreaPage } from './parts/area-page.tsx';
import { ArrowAnchor } from './parts/arrow-anchor.tsx';
import { VisitSegments } from './parts/visit-segments.tsx';
import { VisitRowList } from './visit/visit-row.tsx';

/** All visits, by year: booked here, by telephone or at the desk. */
export function HistoryScreen({ view }: { view: HistoryView }) {
  const t = useTranslations('area.history');
  const locale = useLocale();
  const { shown, rows, calledOff, counts, people, isLinked, silentSince } = view;
  return (
    <AreaPage
      title={t('title')}
      nav={<VisitSegments current={shown} counts={counts} />}
      notice={silentSince && <Note kind="wait" glyph="warning" title={t('silent', { time: silentSince })} />}
      aside={<CallPanel title={t('help')} text={t('helpText')} />}
    >
      {people.length > 1 && <PersonFilter view={view} />}
      {rows.length === 0 && (
        <AreaCard title={t(shown === 'past' ? 'noPast' : 'noFuture')}>
          <p>{t(shown === 'past' ? 'noPastText' : 'noFutureText')}</p>
          {shown === 'future' && (
            <a className={buttonClass({})} href={pathTo(locale, 'wizard')}>
              {t('book')}
            </a>
          )}
        </AreaCard>
      )}
      {yearsOf(rows).map(({ year, rows: own }) => (
        <AreaCard key={year} title={year}>
          <VisitRowList rows={own} />
        </AreaCard>
      ))}
      {calledOff.length > 0 && (
        <AreaCard title={t('calledOff')}>
          <VisitRowList rows={calledOff} />
        </AreaCard>
      )}
      <p className={styles['whose']}>
        {t(isLinked ? 'whose' : 'onlyHere')} {!isLinked && <ArrowAnchor to={pathTo(locale, 'linkRecord')}>{t('link')}</ArrowAnchor>}
      </p>
    </AreaPage>
  );
}

/** A plain form by GET: the address says what is shown, and the browser's own list is used. */
function PersonFilter({ view: { shown, people, person } }: { view: HistoryView }) {
  const t = useTranslations('area.history');
  return (
    <form method="get" className={styles['filter']}>
      {shown === 'future' && <input type="hidden" name="ver" value="futuras" />}
      <Select
        name="pessoa"
        label={t('person')}
        blank={t('everybody')}
        defaultValue={person ?? ''}
        options={people.map(({ value, name }) => ({ value, label: name }))}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" look="secondary">
        {t('show')}
      </Button>
    </form>
  );
}

/** Rows come in order, so a year is one run of them. */
function yearsOf(rows: HistoryRow[]): { year: string; rows: HistoryRow[] }[] {
  const years = new Map<string, HistoryRow[]>();
  for (const row of rows) {
    const year = row.day.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), row]);
  }
  return [...years].map(([year, own]) => ({ year, rows: own }));
}
