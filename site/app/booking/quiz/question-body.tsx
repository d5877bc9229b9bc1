import { noPreferredDoctorId } from '@clinic/core/booking/model/constants';
import { useTranslations } from 'use-intl';
import { ChoiceCards } from '../../components/fields/choice-cards.tsx';
import { doctorCard } from '../doctor-card.tsx';
import { modeIcons } from '../wizard/steps/mode.tsx';
import common from '../wizard/steps/steps.module.css';
import { YesOrNo } from '../wizard/steps/yes-or-no.tsx';
import type { QuizView } from './quiz-view.server.ts';
import { UrgentSigns } from './urgent-signs.tsx';
import { useReasonCards } from './use-reason-cards.ts';

type Props = { view: QuizView; errorOf(...fields: string[]): string | undefined };

/** The answers one can give, large enough for a thumb. */
export function QuestionBody({ view, errorOf }: Props) {
  const t = useTranslations();
  const reasonCards = useReasonCards();
  const { question, chosen, modes, doctors } = view;
  const sole = (name: string, cards: Parameters<typeof ChoiceCards>[0]['cards']) => (
    <div className={common['sole']}>
      <ChoiceCards
        name={name}
        legend={t(`bookingQuiz.questions.${question}.title`)}
        error={errorOf(name)}
        cards={cards}
        {...(chosen[name] && { defaultValue: chosen[name] })}
      />
    </div>
  );
  switch (question) {
    case 'reason':
      return sole('reason', reasonCards);
    case 'signs':
      return (
        <>
          <UrgentSigns />
          {sole('signs', [
            { value: 'none', title: t('bookingQuiz.signs.none') },
            { value: 'some', title: t('bookingQuiz.signs.some') },
          ])}
        </>
      );
    case 'who':
      return sole('forOther', [
        { value: 'no', title: t('booking.details.forMe'), text: t('bookingQuiz.who.forMe') },
        { value: 'yes', title: t('booking.details.forOther'), text: t('bookingQuiz.who.forOther') },
      ]);
    case 'mode':
      return sole(
        'mode',
        modes.map((value) => ({
          ...{ value, icon: modeIcons[value] },
          title: t(`booking.modes.${value}.title`),
          text: t(`booking.modes.${value}.text`),
        })),
      );
    case 'doctor':
      return (
        <>
          <YesOrNo
            name="hadConsultation"
            legend={t('booking.professionalStep.seenBefore')}
            chosen={chosen['hadConsultation']}
            error={errorOf('hadConsultation')}
          />
          <ChoiceCards
            name="doctorId"
            legend={t('booking.professionalStep.whom')}
            error={errorOf('doctorId')}
            defaultValue={chosen['doctorId'] || String(noPreferredDoctorId)}
            cards={[
              {
                value: String(noPreferredDoctorId),
                title: t('booking.noPreference'),
                text: t('booking.professionalStep.noPreferenceText'),
              },
              ...doctors.map(doctorCard),
            ]}
          />
        </>
      );
  }
}
