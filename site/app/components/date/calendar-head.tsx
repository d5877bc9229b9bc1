import { Glyph } from '../icon.tsx';
import styles from './calendar.module.css';

/** Back, where one is (and the wider view behind it), forward. */
export function CalendarHead({
  title,
  widen,
  previous,
  next,
}: {
  title: string;
  widen?: { label: string; onPress(): void };
  previous: { label: string; onPress(): void };
  next: { label: string; onPress(): void };
}) {
  return (
    <div className={styles['head']}>
      <button type="button" className={styles['turn']} aria-label={previous.label} onClick={previous.onPress}>
        <Glyph name="chevron-left" />
      </button>
      {widen ? (
        <button type="button" className={styles['widen']} onClick={widen.onPress}>
          <span aria-live="polite">{title}</span>
          <span className="visually-hidden">: {widen.label}</span>
          <Glyph name="chevron-down" size={20} />
        </button>
      ) : (
        <span className={styles['widen']} aria-live="polite">
          {title}
        </span>
      )}
      <button type="button" className={styles['turn']} aria-label={next.label} onClick={next.onPress}>
        <Glyph name="chevron-right" />
      </button>
    </div>
  );
}
