import type { HomeTopic } from '@clinic/core/content/pages/home-shape';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import enlarged from './art/prostata-aumentada.svg';
import healthy from './art/prostata-normal.svg';
import { Band } from './band.tsx';
import styles from './topics.module.css';

const id = 'prostata';

/** The same section drawn twice: what the eye compares needs few words. */
export function Topics({ prostate, hyperplasia }: { prostate: HomeTopic; hyperplasia: HomeTopic }) {
  const t = useTranslations('home.topics');
  if (!prostate.title && !hyperplasia.title) return null;
  return (
    <Band id={id} tone="cobalt" className={styles['band']}>
      <div className={styles['inside']}>
        <div className={styles['words']}>
          <h2 id={`${id}-titulo`}>{t('title')}</h2>
          <p>{t('lead')}</p>
        </div>
        <div className={styles['pair']}>
          {prostate.title && <Topic topic={prostate} drawing={healthy} alt={t('prostateAlt')} />}
          {hyperplasia.title && <Topic topic={hyperplasia} drawing={enlarged} alt={t('hyperplasiaAlt')} />}
        </div>
      </div>
    </Band>
  );
}

function Topic({ topic: { title, text, to }, drawing, alt }: { topic: HomeTopic; drawing: string; alt: string }) {
  const t = useTranslations('home.topics');
  return (
    <article className={styles['topic']}>
      <div className={styles['drawing']}>
        <img src={drawing} alt={alt} width={280} height={400} loading="lazy" />
      </div>
      <div className={styles['text']}>
        <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
        {text && <p>{text}</p>}
        {to && (
          <span className={styles['more']} aria-hidden="true">
            {t('more')} <Glyph name="arrow-right" />
          </span>
        )}
      </div>
    </article>
  );
}
