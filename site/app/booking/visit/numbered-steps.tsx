import type { ReactNode } from 'react';
import styles from './numbered-steps.module.css';

/** Things to do in order. */
export const NumberedSteps = ({ steps }: { steps: ReactNode[] }) => (
  <ol className={styles['steps']}>
    {steps.map((step, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: fixed text in a fixed order.
      <li key={index}>
        <span>{step}</span>
      </li>
    ))}
  </ol>
);
