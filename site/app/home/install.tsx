import type { HomeContent } from '@clinic/core/content/pages/home-shape';
import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import phone from './art/telemovel.svg';
import { Band } from './band.tsx';
import styles from './install.module.css';

const id = 'aplicacao';
const ways = ['iphone', 'android'] as const;

/** Invites to keep the site as an app. The browser's own button appears where the browser offers it: behaviour/install-offer.ts. */
export function Install({ pwa }: Pick<HomeContent, 'pwa'>) {
  const t = useTranslations('home.pwa');
  if (!pwa.title) return null;
  return (
    <Band id={id} tone="white" className={styles['band']}>
      <div className={styles['inside']}>
        <img src={phone} alt="" width={140} height={180} loading="lazy" />
        <div>
          <h2 id={`${id}-titulo`}>{pwa.title}</h2>
          {pwa.text && <p>{pwa.text}</p>}
          <Button look="secondary" data-install hidden>
            {t('install')}
          </Button>
        </div>
        <div className={styles['ways']}>
          {ways.map((way) => (
            <details key={way} name="instalar">
              <summary>{t(way)}</summary>
              <ol>
                <li>{t(`${way}First`)}</li>
                <li>{t(`${way}Second`)}</li>
                <li>{t(`${way}Third`)}</li>
              </ol>
            </details>
          ))}
        </div>
      </div>
    </Band>
  );
}
