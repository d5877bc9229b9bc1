import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './stepper.module.css';

type Props = { current: number; total: number; name: string; next?: string; back?: ReactNode };

/** Where one is in a journey, in words first. Only the steps that apply are counted. */
export function Stepper({ current, total, name, next, back }: Props) {
  const t = useTranslations('components.stepper');
  return (
    <div className={styles['stepper']}>
      <p className={styles['words']} data-back={back ? true : undefined}>
        {back}
        <strong>{t.rich('step', { current, total, name, of: (words) => <span className={styles['of']}>{words}</span> })}</strong>
        {next && <span className={styles['next']}>{t('next', { name: next })}</span>}
      </p>
      <div className={styles['segments']} aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its number.
          <span key={index} data-state={index + 1 < current ? 'done' : index + 1 === current ? 'now' : 'ahead'} />
        ))}
      </div>
    </div>
  );
}
