import { Fragment } from 'react';
import styles from './unbroken.module.css';

/** Keeps words such as "diga-nos" and "e-mail" on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    part.includes('-') ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never change places.
      <span key={index} className={styles['unbroken']}>
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above.
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
