import { useTranslations } from 'use-intl';
import bladder from '../art/tiles/bexiga.svg';
import shell from '../art/tiles/concha.svg';
import star from '../art/tiles/estrela.svg';
import leaf from '../art/tiles/folha.svg';
import drop from '../art/tiles/gota.svg';
import wave from '../art/tiles/onda.svg';
import kidney from '../art/tiles/rim.svg';
import seed from '../art/tiles/semente.svg';
import styles from './quiz-progress.module.css';

const tiles = [kidney, drop, star, leaf, shell, seed, wave, bladder];

/** Each answer paints a tile of the frieze. The words say the same. */
export function QuizProgress({ current, total, name }: { current: number; total: number; name: string }) {
  const t = useTranslations('quizzes');
  return (
    <div className={styles['progress']}>
      <div className={styles['wrap']}>
        <p className={styles['words']}>
          <b>{t('where', { current, total })}</b>
          <span>{name}</span>
        </p>
        <div className={styles['frieze']} aria-hidden="true">
          {Array.from({ length: total }, (_, index) => index + 1).map((number) => (
            <span key={number} data-state={number < current ? 'done' : number === current ? 'now' : 'ahead'}>
              {number < current && <img src={tiles[(number - 1) % tiles.length]} alt="" width="40" height="40" />}
              {number === current && number}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
