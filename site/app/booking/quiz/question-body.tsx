import type { FieldProblem } from '@clinic/core/booking/form/fields/booking-message';
import { useTranslations } from 'use-intl';
import { ChoiceForm } from '../wizard/choice-form.tsx';
import { PersonChoices } from '../wizard/steps/person-choices.tsx';
import type { QuizView } from './quiz-view.server.ts';
import { UrgentSigns } from './urgent-signs.tsx';
import { useReasonCards } from './use-reason-cards.ts';

type Props = { view: QuizView; problems: FieldProblem[] };

/** The answers one can give: each is a button that goes on. */
export function QuestionBody({ view: { question, chosen }, problems }: Props) {
  const t = useTranslations('bookingQuiz');
  const reasonCards = useReasonCards();
  const form = { view: { problems }, legend: t(`questions.${question}.title`) };
  switch (question) {
    case 'reason':
      return <ChoiceForm {...form} look="rows" name="reason" chosen={chosen.reason} choices={reasonCards} />;
    case 'signs':
      return (
        <>
          <UrgentSigns />
          <ChoiceForm
            {...form}
            name="signs"
            choices={[
              { value: 'none', title: t('signs.none') },
              { value: 'some', title: t('signs.some') },
            ]}
          />
        </>
      );
    case 'who':
      return <PersonChoices view={form.view} {...chosen} />;
  }
}
