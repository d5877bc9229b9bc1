import styles from './nothing-found.module.css';

/** Said plainly, where the results would have stood. */
export function NothingFound({ text, help }: { text: string; help?: string }) {
  return (
    <div className={styles['nothing']} role="status">
      <h2>{text}</h2>
      {help && <p>{help}</p>}
    </div>
  );
}
