import type { ComponentProps, ReactNode } from 'react';
import { ChoiceButtons } from '../../components/fields/choice-buttons.tsx';
import { useProblems } from './use-problems.ts';
import type { WizardView } from './wizard-view.ts';

type Props = Omit<ComponentProps<typeof ChoiceButtons>, 'error'> & { view: Pick<WizardView, 'problems'>; before?: ReactNode };

/** The one question of a screen, answered by one press. */
export function ChoiceForm({ view, before, ...choices }: Props) {
  const { errorOf } = useProblems(view.problems);
  return (
    <form method="post">
      {before}
      <ChoiceButtons {...choices} error={errorOf(choices.name)} />
    </form>
  );
}
