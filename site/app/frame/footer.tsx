import { useTranslations } from 'use-intl';
import styles from './footer.module.css';
import { PhoneLink } from './phone-link.tsx';
import { useFrame } from './use-frame.ts';

export function Footer() {
  const t = useTranslations('frame.footer');
  const { settings, footer } = useFrame();
  const { address, registrations } = settings;
  const legal = [
    registrations.company,
    registrations.taxNumber && t('taxNumber', { number: registrations.taxNumber }),
    registrations.regulator && t('regulator', { number: registrations.regulator }),
    registrations.licence && t('licence', { number: registrations.licence }),
    registrations.clinicalDirector && t('clinicalDirector', { name: registrations.clinicalDirector }),
    settings.disputeResolution,
    footer.legalNotice,
  ].filter(Boolean);
  return (
    <footer className={styles['footer']}>
      <div className={styles['columns']}>
        <div>
          <strong>{settings.name}</strong>
          <p>{footer.text}</p>
        </div>
        <div>
          <h2>{t('contacts')}</h2>
          <p>
            <PhoneLink />
          </p>
          {settings.email && (
            <p>
              <a href={`mailto:${settings.email}`}>{settings.email}</a>
            </p>
          )}
          <address>
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </address>
        </div>
        <nav aria-label={t('information')}>
          <h2>{t('information')}</h2>
          <ul>
            {footer.links.map(({ href, title, newTab }) => (
              <li key={href}>
                <a href={href} {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}>
                  {title}
                </a>
              </li>
            ))}
            {settings.complaintsBookUrl && (
              <li>
                <a href={settings.complaintsBookUrl} target="_blank" rel="noreferrer">
                  {t('complaintsBook')} <span className={styles['aside']}>({t('newTab')})</span>
                </a>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <ul className={styles['legal']}>
        {legal.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </footer>
  );
}
