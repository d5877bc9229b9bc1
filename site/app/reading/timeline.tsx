import styles from './timeline.module.css';

/** What comes when: one station after the other, on a line. */
export function Timeline({ steps }: { steps: { when: string; text: string }[] }) {
  return (
    <ol className={styles['timeline']}>
      {steps.map(({ when, text }) => (
        <li key={`${when} ${text}`}>
          <strong className={styles['when']}>{when}</strong>
          <span className="visually-hidden">: </span>
          <span className={styles['text']}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
