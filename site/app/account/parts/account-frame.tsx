import { Children, type ReactNode } from 'react';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import styles from './account-frame.module.css';
import type { ScreenProblem } from './screen-problem.ts';
import { useScreenProblems } from './use-screen-problems.ts';

type Props = {
  title: string;
  lead?: ReactNode;
  problems?: ScreenProblem[];
  side: ReactNode;
  /** What leads back, or about: above the title, below what went wrong. */
  above?: ReactNode;
  /** `door`: the task is a narrow column and the side shows what lies behind it. `wide`: the task is a page of its own. */
  layout?: 'plain' | 'door' | 'wide';
  children?: ReactNode;
};

const unbroken = (part: ReactNode) => (typeof part === 'string' ? <Unbroken text={part} /> : part);

/** What went wrong comes first, then the title, then the task; beside it, or below on a phone, what helps. */
export function AccountFrame({ title, lead, problems = [], side, above, layout = 'plain', children }: Props) {
  const { errors } = useScreenProblems(problems);
  return (
    <div className={styles['screen']} data-door={layout === 'door' || undefined} data-wide={layout === 'wide' || undefined}>
      <div className={styles['task']}>
        <ErrorSummary errors={errors} />
        {above && <div className={styles['above']}>{above}</div>}
        <h1 className={styles['title']}>
          <Unbroken text={title} />
        </h1>
        {lead && <p className={styles['lead']}>{Children.map(lead, unbroken)}</p>}
        {children}
      </div>
      <div className={styles['side']}>{side}</div>
    </div>
  );
}
