import type { ComponentProps } from 'react';
import { ChoiceCards } from '../../../components/fields/choice-cards.tsx';
import { useProblems } from '../use-problems.ts';
import type { WizardView } from '../wizard-view.ts';
import styles from './steps.module.css';

type Props = Pick<ComponentProps<typeof ChoiceCards>, 'name' | 'legend' | 'cards'> & { view: WizardView; chosen: string | undefined };

/** The one question of a screen, whose heading asks it already. */
export function SoleChoice({ view, chosen, ...cards }: Props) {
  const { errorOf } = useProblems(view.problems);
  return (
    <div className={styles['sole']}>
      <ChoiceCards {...cards} error={errorOf(cards.name)} {...(chosen && { defaultValue: chosen })} />
    </div>
  );
}
