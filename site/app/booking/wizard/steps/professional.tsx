import { noPreferredDoctorId } from '@clinic/core/booking/model/constants';
import { useLocale, useTranslations } from 'use-intl';
import { FieldError } from '../../../components/fields/field-notes.tsx';
import { CallNotice } from '../../call-notice.tsx';
import { StepIntro } from '../../step-intro.tsx';
import { NoOptions } from '../no-options.tsx';
import { stepAddress } from '../step-address.ts';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import styles from './doctor-hours.module.css';
import { DoctorHoursCard } from './doctor-hours-card.tsx';
import { HourButton } from './hour-button.tsx';
import { HourForm } from './hour-form.tsx';
import type { ProfessionalOffer } from './professional.server.ts';

/** As many as a phone shows in two screens; the others are one press away. */
const shownAtOnce = 3;

/** Doctor and hour in one press: first the soonest of all, then each doctor with the first hours. */
export function ProfessionalStep({ view, offer }: { view: WizardView; offer: ProfessionalOffer }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { errorOf } = useProblems(view.problems);
  if (offer.view === 'silent') {
    return (
      <>
        <CallNotice title={t('slotStep.silent')}>
          <p>{t('genericError')}</p>
        </CallNotice>
        <NoOptions view={view} way={{ href: stepAddress(locale, 'professional'), words: t('silent.retry') }} />
      </>
    );
  }
  const { first, doctors, staleSince, notTreating } = offer;
  const error = errorOf('doctorId');
  const [shown, others] = [doctors.slice(0, shownAtOnce), doctors.slice(shownAtOnce)];
  const isChosen = others.some(({ id }) => String(id) === view.values.doctorId);
  return (
    <>
      <StepIntro text={t('professionalStep.lead')} />
      {notTreating && <p className={styles['notTreating']}>{t('professionalStep.notTreating', { doctor: notTreating })}</p>}
      {staleSince && (
        <CallNotice title={t('slotStep.staleTitle')}>
          <p>{t('slotStep.stale', { time: staleSince })}</p>
        </CallNotice>
      )}
      {doctors.length > 1 && (
        <section className={styles['anyone']} data-invalid={error ? true : undefined}>
          <FieldError id="doctorId">{error}</FieldError>
          <h2>{t('noPreference')}</h2>
          <HourForm mode={offer.mode} doctorId={noPreferredDoctorId} isEmpty={first.length === 0}>
            {(ownTime) =>
              first.map((hour, index) => (
                <HourButton
                  key={`${hour.date} ${hour.time}`}
                  hour={hour}
                  ownTime={ownTime}
                  look={index === 0 ? 'first' : 'wide'}
                  chosen={view.values.doctorId === String(noPreferredDoctorId) ? view.values.slot : undefined}
                />
              ))
            }
          </HourForm>
        </section>
      )}
      {doctors.length > 1 && <h2 className={styles['or']}>{t('professionalStep.orDoctor')}</h2>}
      <div className={styles['cards']}>
        {shown.map((doctor) => (
          <DoctorHoursCard key={doctor.id} {...{ view, offer, doctor }} />
        ))}
      </div>
      {others.length > 0 && (
        <details className={styles['others']} open={isChosen || undefined}>
          <summary>{t('professionalStep.more', { count: others.length })}</summary>
          <div className={styles['cards']}>
            {others.map((doctor) => (
              <DoctorHoursCard key={doctor.id} {...{ view, offer, doctor }} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}
