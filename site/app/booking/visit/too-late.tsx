import type { Address } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { ButtonLink } from '../../components/button-link.tsx';
import { CallLine } from './call-line.tsx';
import { fullMomentInWords } from './moment.ts';
import { useSaidInLisbon } from './use-said-in-lisbon.ts';
import { bold } from './use-state-words.tsx';
import styles from './visit-page.module.css';
import type { ShownVisit } from './visit-view.ts';

/** Nearer than the clinic's notice: a person can still help. */
export function TooLate({ visit, noticeHours, back }: { visit: ShownVisit; noticeHours: number; back: Address }) {
  const t = useTranslations('visit.late');
  const when = useSaidInLisbon(visit.mode)(fullMomentInWords(visit.startsAt, useLocale()));
  return (
    <>
      <h1 className={styles['title']}>{t('title', { hours: noticeHours })}</h1>
      <p className={styles['lead']}>{t.rich('lead', { hours: noticeHours, when, b: bold })}</p>
      <CallLine />
      <div className={styles['actions']}>
        <ButtonLink to={back} look="secondary" reloadDocument>
          {t('back')}
        </ButtonLink>
      </div>
    </>
  );
}
