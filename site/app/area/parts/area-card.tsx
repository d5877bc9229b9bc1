import { type ReactNode, useId } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Unbroken } from '../../components/unbroken.tsx';
import styles from './area-card.module.css';

type Props = { title: string; beside?: ReactNode; id?: string; strong?: boolean; children: ReactNode };

/** A part of a page under its title. `strong`: the one that asks something of the reader. */
export function AreaCard({ title, beside, id, strong = false, children }: Props) {
  const heading = useId();
  return (
    <section id={id} className={classNames(styles['card'], strong && styles['strong'])} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h2 id={heading}>
          <Unbroken text={title} />
        </h2>
        {beside && <span className={styles['beside']}>{beside}</span>}
      </div>
      {children}
    </section>
  );
}
