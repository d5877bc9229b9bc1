import styles from './bar-chart.module.css';

export type Bar = { name: string; share: number; shown: string; stressed?: boolean };

/** Shares of a hundred, as bars with their name and number: no legend to look up. */
export function BarChart({ bars }: { bars: Bar[] }) {
  return (
    <ul className={styles['bars']}>
      {bars.map(({ name, share, shown, stressed }) => (
        <li key={name}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['track']}>
            <span className={styles['bar']} data-stressed={stressed || undefined} style={{ width: `${share}%` }} />
            <span className={styles['number']}>{shown}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
