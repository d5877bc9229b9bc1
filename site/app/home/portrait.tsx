import { drawnPortrait } from './drawn-portraits.ts';
import { monogram } from './monogram.ts';
import styles from './portrait.module.css';

/** Who has no portrait yet is shown by the first letters of the name, on a tile. */
export function Portrait({ name, subject, alt }: { name: string; subject: string; alt: string }) {
  const drawing = drawnPortrait(subject);
  if (drawing) {
    return <img className={styles['portrait']} src={drawing} alt={alt} width={240} height={280} loading="lazy" />;
  }
  return (
    <div className={styles['tile']} aria-hidden="true">
      <span>{monogram(name)}</span>
    </div>
  );
}
