import { useTranslations } from 'use-intl';
import { SearchForm } from '../frame/header/search-form.tsx';
import { Opening } from '../reading/opening.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { Browse } from './browse.tsx';
import { Help } from './help.tsx';
import { NothingFound } from './nothing-found.tsx';
import { Results } from './results.tsx';
import type { SearchOutcome } from './search-outcome.ts';
import styles from './search-screen.module.css';

/** The question, and below it the answer, or the ways on where there is none. */
export function SearchScreen({ outcome }: { outcome: SearchOutcome }) {
  const t = useTranslations('search');
  const found = outcome.kind === 'found' ? outcome : undefined;
  const typed = found?.term ?? ('typed' in outcome ? outcome.typed : '');
  return (
    <>
      <Opening
        breadcrumbs={[useHomeCrumb()]}
        title={found ? t('titleFor', { term: found.term }) : t('title')}
        {...(outcome.kind === 'nothingAsked' && { lead: t('lead') })}
      >
        <div className={styles['form']}>
          <SearchForm typed={typed} refused={outcome.kind === 'termTooShort'} />
        </div>
        {found && found.total > 0 && (
          <p role="status" className={styles['count']}>
            {t('count', { count: found.total })}
          </p>
        )}
      </Opening>
      {found && found.total > 0 ? (
        <Results found={found} />
      ) : (
        <>
          {found && <NothingFound text={t('none')} help={t('noneHelp')} />}
          {outcome.kind === 'unavailable' && <NothingFound text={t('unavailable')} />}
          <Browse />
        </>
      )}
      <Help />
    </>
  );
}
