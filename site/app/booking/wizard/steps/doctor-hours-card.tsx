import { capitalised } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { dayInShort } from '../../../components/date/slot-words.ts';
import { DoctorPortrait } from '../../doctor-portrait.tsx';
import { priceInWords } from '../../price-words.ts';
import type { WizardView } from '../wizard-view.ts';
import styles from './doctor-hours.module.css';
import { HourButton } from './hour-button.tsx';
import { HourForm } from './hour-form.tsx';
import type { OfferedDoctor, ProfessionalOffer } from './professional.server.ts';
import { useWorkdayWords } from './use-workday-words.ts';

type Props = { view: WizardView; offer: Extract<ProfessionalOffer, { view: 'hours' }>; doctor: OfferedDoctor };

/** Who it is, when that person sees patients, in which languages, what it costs, and the first free hours. */
export function DoctorHoursCard({ view, offer: { mode, price }, doctor: { id, name, role, languages, face, days, hours } }: Props) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const worksOn = useWorkdayWords(days);
  const day = hours[0]?.date ?? '';
  return (
    <section className={styles['card']}>
      <div className={styles['person']}>
        {face && (
          <span className={styles['portrait']}>
            <DoctorPortrait face={face} />
          </span>
        )}
        <div>
          <h3>{name}</h3>
          {[role, worksOn, languages].filter(Boolean).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <div className={styles['offer']}>
        <HourForm mode={mode} doctorId={id} isEmpty={hours.length === 0}>
          {(ownTime) => (
            <>
              <p className={styles['day']}>
                <b>{capitalised(dayInShort(day, locale))}</b>
                {price && (
                  <span>
                    {price.subjectToAuthorisation
                      ? t('insuranceStep.atMost', { price: priceInWords(price.cents, locale) })
                      : priceInWords(price.cents, locale)}
                  </span>
                )}
              </p>
              <div className={styles['keys']}>
                {hours.map((hour) => (
                  <HourButton
                    key={`${hour.date} ${hour.time}`}
                    look="key"
                    chosen={view.values.slot}
                    dayAbove={day}
                    {...{ hour, ownTime }}
                  />
                ))}
              </div>
            </>
          )}
        </HourForm>
      </div>
    </section>
  );
}
