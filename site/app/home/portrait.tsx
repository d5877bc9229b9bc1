import antonio from '../art/scenes/retrato-antonio.svg';
import rui from '../art/scenes/retrato-rui.svg';
import sofia from '../art/scenes/retrato-sofia.svg';
import { monogram } from './monogram.ts';
import styles from './portrait.module.css';

const portraits: Record<string, string> = { 'antonio-meireles': antonio, 'rui-carvalhal': rui, 'sofia-bettencourt': sofia };

/** Who has no portrait yet is shown by the first letters of the name, on a tile. */
export function Portrait({ name, subject, alt }: { name: string; subject: string; alt: string }) {
  const drawing = portraits[subject];
  if (drawing) {
    return <img className={styles['portrait']} src={drawing} alt={alt} width={240} height={280} loading="lazy" />;
  }
  return (
    <div className={styles['tile']} aria-hidden="true">
      <span>{monogram(name)}</span>
    </div>
  );
}
