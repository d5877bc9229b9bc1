import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { EmergencyNumbers } from '../../components/messages/emergency-numbers.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { ConsentSettings } from '../../consent/consent-settings.tsx';
import { useFrame } from '../use-frame.ts';
import styles from './footer.module.css';

/** Who answers for the site, and where to complain: on every page, in every layout. */
export function LegalLines({ privacy, folded }: { privacy?: boolean; folded?: boolean }) {
  const t = useTranslations('frame');
  const { locale, settings, footer, year } = useFrame();
  const { name, address, registrations, complaintsBookUrl, disputeResolution } = settings;
  const facts = [
    registrations.company,
    registrations.taxNumber && t('footer.taxNumber', { number: registrations.taxNumber }),
    // The short footer has no other place for the address.
    privacy && address.street && `${address.street}, ${address.postalCode} ${address.city}`,
    registrations.regulator && t('footer.regulator', { number: registrations.regulator }),
    registrations.licence && t('footer.licence', { number: registrations.licence }),
    registrations.clinicalDirector && t('footer.clinicalDirector', { name: registrations.clinicalDirector }),
  ].flatMap((fact) => (fact ? [fact.replace(/\.$/, '')] : []));
  const registrationLines = (
    <>
      <p>
        <Unbroken text={[t('footer.copyright', { year: String(year), name }), ...facts, ''].join('. ')} />
      </p>
      {disputeResolution && <p>{disputeResolution}</p>}
    </>
  );
  return (
    <section className={styles['legal']} aria-label={t('footer.legal')}>
      <ul className={styles['legalLinks']}>
        {complaintsBookUrl && (
          <li>
            <a href={complaintsBookUrl} target="_blank" rel="noreferrer">
              {t('footer.complaintsBook')}
              <Glyph name="external" size={20} />
              <span className="visually-hidden">{` (${t('newTab')})`}</span>
            </a>
          </li>
        )}
        {privacy && (
          <li>
            <Link to={pathTo(locale, 'privacy')}>{t('footer.privacy')}</Link>
          </li>
        )}
        <li>
          <ConsentSettings />
        </li>
      </ul>
      {folded ? (
        <details className={styles['folded']}>
          <summary>{t('footer.legal')}</summary>
          {registrationLines}
        </details>
      ) : (
        registrationLines
      )}
      {footer.legalNotice && (
        <p className={styles['notice']}>
          <EmergencyNumbers>{footer.legalNotice}</EmergencyNumbers>
        </p>
      )}
    </section>
  );
}
