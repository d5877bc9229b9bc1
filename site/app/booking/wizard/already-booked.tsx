import { type Address, pathTo } from '@clinic/core/addresses/path-to';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { useLocale, useTranslations } from 'use-intl';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { fullMomentInWords, type Moment } from '../visit/moment.ts';
import { bold, unbrokenTitle } from '../visit/use-state-words.tsx';
import styles from './wizard-screen.module.css';

export type BookedView = { startsAt: Moment; doctorName: string; mode: VisitMode; to: Address };

/** For whoever goes back after the last button: the answers are gone, because they are a visit now. */
export function AlreadyBooked({ booked: { startsAt, doctorName, mode, to } }: { booked: BookedView }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const when = fullMomentInWords(startsAt, locale);
  const said = mode === 'online' ? t('abroad.inLisbon', { when }) : when;
  const values = { when: said, doctor: unbrokenTitle(doctorName), where: t(`modes.${mode}.visit`) };
  return (
    <div className={styles['booked']}>
      <h1 className={styles['title']}>{t('alreadyBooked.title')}</h1>
      <p>{t.rich('alreadyBooked.lead', { ...values, b: bold })}</p>
      <p>
        <ButtonLink to={to} reloadDocument>
          {t('alreadyBooked.open')}
        </ButtonLink>
      </p>
      <ArrowLink to={pathTo(locale, 'wizard')} reloadDocument>
        {t('alreadyBooked.another')}
      </ArrowLink>
    </div>
  );
}
