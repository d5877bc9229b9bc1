import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './registrations.module.css';

const names = ['company', 'taxNumber', 'regulator', 'licence', 'clinicalDirector'] as const;

/** What a patient may check before he trusts a clinic. */
export function Registrations() {
  const t = useTranslations('contacts.registrations');
  const frame = useTranslations('frame');
  const { registrations, complaintsBookUrl } = useFrame().settings;
  const known = names.filter((name) => registrations[name]);
  if (known.length === 0) return null;
  return (
    <section className={styles['band']} aria-labelledby="registos-titulo">
      <div className={styles['inside']}>
        <div>
          <h2 id="registos-titulo">{t('title')}</h2>
          <p>{t('lead')}</p>
        </div>
        <div>
          <dl className={styles['facts']}>
            {known.map((name) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{registrations[name]}</dd>
              </div>
            ))}
          </dl>
          {complaintsBookUrl && (
            <a className={styles['complaints']} href={complaintsBookUrl} target="_blank" rel="noreferrer">
              {t('complaintsBook')}
              <Glyph name="external" size={20} />
              <span className="visually-hidden"> ({frame('newTab')})</span>
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
