import { capitalised } from '@clinic/core/kernel/format';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../../components/button.tsx';
import { dateInWords } from '../../../components/date/date-words.ts';
import { slotInWords } from '../../../components/date/slot-words.ts';
import { Glyph } from '../../../components/icon.tsx';
import { DoctorPortrait } from '../../doctor-portrait.tsx';
import panel from '../../panel.module.css';
import { priceInWords } from '../../price-words.ts';
import { StepIntro } from '../../step-intro.tsx';
import styles from './known.module.css';
import type { KnownPerson } from './who.server.ts';

/** Whom we know, and one press for the visit they came with, or for the same as last time. */
export function KnownStep({
  known: { name, birthDate, phoneEnd, email, last, own },
  children,
}: {
  known: KnownPerson;
  children: ReactNode;
}) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const contacts = [phoneEnd && t('knownStep.phoneEnd', { digits: phoneEnd }), email].filter(Boolean).join(', ');
  return (
    <>
      <StepIntro text={t('knownStep.lead')} />
      <section className={`${panel['panel']} ${styles['person']}`}>
        <div className={panel['tiles']} />
        <div className={panel['inside']}>
          <h2 className={panel['title']}>{name}</h2>
          <dl className={panel['rows']}>
            <div className={panel['row']}>
              <dt>{t('details.birthDate')}</dt>
              <dd>{dateInWords(birthDate, locale)}</dd>
            </div>
            <div className={panel['row']}>
              <dt>{t('knownStep.contacts')}</dt>
              <dd>{contacts}</dd>
            </div>
          </dl>
        </div>
      </section>
      {own ? <OwnVisit own={own} /> : last && <LastVisit last={last} />}
      <form method="post" className={styles['ways']}>
        {children}
        <p>{t('knownStep.consent')}</p>
        {own && (
          <Button type="submit" name="known" value="thisVisit" wide>
            {t('knownStep.me')}
            <Glyph name="arrow-right" />
          </Button>
        )}
        {!own && last && (
          <Button type="submit" name="known" value="same" wide>
            {t('knownStep.same')}
            <Glyph name="arrow-right" />
          </Button>
        )}
        <Button type="submit" name="known" value="otherReason" wide {...((own || last) && { look: 'secondary' as const })}>
          {t(own || last ? 'knownStep.otherReason' : 'knownStep.me')}
        </Button>
        <Button type="submit" name="known" value="someoneElse" wide look="quiet">
          {t('knownStep.someoneElse')}
        </Button>
      </form>
    </>
  );
}

/** What the page or link was about that led here. */
function OwnVisit({ own: { doctorName, slot, typeName, subSpecialty } }: { own: NonNullable<KnownPerson['own']> }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const what = [typeName, subSpecialty && t(`specialties.${subSpecialty}.name`), doctorName].filter(Boolean);
  return (
    <>
      <h2 className={styles['heading']}>{t('knownStep.now')}</h2>
      <div className={styles['last']}>
        <p>
          {slot && <b>{capitalised(slotInWords(slot.date, slot.time, locale))}</b>}
          <span>{what.join(', ')}</span>
        </p>
      </div>
    </>
  );
}

function LastVisit({ last: { doctor, mode, typeName, subSpecialty, insured, cents } }: { last: NonNullable<KnownPerson['last']> }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const what = [t(`specialties.${subSpecialty}.name`), typeName, t(insured ? 'knownStep.insured' : 'knownStep.uninsured')];
  return (
    <>
      <h2 className={styles['heading']}>{t('knownStep.last')}</h2>
      <div className={styles['last']}>
        {doctor?.face && (
          <span className={styles['portrait']}>
            <DoctorPortrait face={doctor.face} />
          </span>
        )}
        <p>
          <b>
            {doctor?.name ?? t('noPreference')}, {t(`modes.${mode}.answer`)}
          </b>
          <span>{what.filter(Boolean).join(', ')}</span>
          <span>{priceInWords(cents, locale)}</span>
        </p>
      </div>
    </>
  );
}
