import type { ReactNode } from 'react';
import styles from './page-facts.module.css';

/** A description list; entries without a value are left out. */
export function PageFacts({ facts }: { facts: { name: string; value: ReactNode }[] }) {
  const known = facts.filter(({ value }) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {known.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
