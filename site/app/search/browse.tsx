import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/use-frame.ts';
import { ProblemTiles } from '../home/problem-tiles.tsx';
import styles from './browse.module.css';

/** For whoever does not know what to ask for: everything the clinic treats. */
export function Browse() {
  const t = useTranslations('search.browse');
  const { problemas } = useFrame().menu;
  if (problemas.length === 0) return null;
  return (
    <section className={styles['browse']} aria-labelledby="procurar-problema">
      <h2 id="procurar-problema">{t('title')}</h2>
      <p>{t('lead')}</p>
      <ProblemTiles problems={problemas} />
    </section>
  );
}
