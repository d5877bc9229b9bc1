import { noPreferredDoctorId } from '@clinic/core/booking/model/constants';
import type { Locale } from '@clinic/core/kernel/locale';
import { useLocale, useTranslations } from 'use-intl';
import { dayNumber, monthName, shortWeekday } from '../../../components/date/date-words.ts';
import { ChoiceCards } from '../../../components/fields/choice-cards.tsx';
import { doctorCard } from '../../doctor-card.tsx';
import { StepForm } from '../step-form.tsx';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import type { ProfessionalOffer } from './professional.server.ts';
import styles from './steps.module.css';
import { YesOrNo } from './yes-or-no.tsx';

export function ProfessionalStep({ view, offer }: { view: WizardView; offer: ProfessionalOffer }) {
  const t = useTranslations('booking');
  const { errorOf } = useProblems(view.problems);
  const next = (slot: ProfessionalOffer['next']) => (slot ? { aside: <NextFree slot={slot} /> } : {});
  const nobody = { value: String(noPreferredDoctorId), title: t('noPreference'), text: t('professionalStep.noPreferenceText') };
  return (
    <StepForm view={view}>
      <YesOrNo
        name="hadConsultation"
        legend={t('professionalStep.seenBefore')}
        chosen={view.values.hadConsultation}
        error={errorOf('hadConsultation')}
      />
      <ChoiceCards
        name="doctorId"
        legend={t('professionalStep.whom')}
        error={errorOf('doctorId')}
        {...(view.values.doctorId && { defaultValue: view.values.doctorId })}
        cards={[{ ...nobody, ...next(offer.next) }, ...offer.doctors.map((doctor) => ({ ...doctorCard(doctor), ...next(doctor.next) }))]}
      />
    </StepForm>
  );
}

function NextFree({ slot }: { slot: NonNullable<ProfessionalOffer['next']> }) {
  const t = useTranslations('booking.professionalStep');
  const locale = useLocale();
  return <span className={styles['next']}>{t.rich('next', { slot: () => <b>{shortSlot(slot, locale)}</b> })}</span>;
}

/** `ter. 17 nov., 10:40`: for a line on a card, never broken. */
function shortSlot({ date, time }: { date: string; time: string }, locale: Locale): string {
  const month = monthName(date, locale).slice(0, 3) + (locale === 'pt' ? '.' : '');
  return `${shortWeekday(date, locale)} ${dayNumber(date)} ${month}, ${time}`.replaceAll(' ', '\u00a0');
}
