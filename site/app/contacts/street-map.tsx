import { useTranslations } from 'use-intl';
import map from './art/mapa.svg';
import styles from './street-map.module.css';

/** `minor` ones are left out on a phone, where they would touch each other. */
const places = [
  { name: 'campoPequeno', minor: true },
  { name: 'saldanha' },
  { name: 'arroios', minor: true },
  { name: 'marques' },
  { name: 'park', minor: true },
  { name: 'liberdade', minor: true },
  { name: 'rossio' },
  { name: 'castle', minor: true },
  { name: 'river' },
  { name: 'clinic' },
] as const;

/** Drawn by us, so nobody learns who looks for a urologist. Its names are text: they grow with the letters of the page. */
export function StreetMap() {
  const t = useTranslations('contacts');
  return (
    <figure className={styles['figure']}>
      <div className={styles['map']}>
        <img src={map} alt={t('mapAlt')} width={720} height={600} />
        <div aria-hidden="true">
          {places.map((place) => (
            <span key={place.name} className={styles['place']} data-place={place.name} data-minor={'minor' in place || undefined}>
              {t(`places.${place.name}`)}
            </span>
          ))}
        </div>
      </div>
      <figcaption className={styles['note']}>{t('mapNote')}</figcaption>
    </figure>
  );
}
