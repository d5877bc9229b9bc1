import { mapSearch } from '@clinic/core/content/pages/map-search';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { GlyphName } from '../art/names.ts';
import { Glyph } from '../components/icon.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './contact-details.module.css';

/** The telephone first: most who come here want to speak with somebody. */
export function ContactDetails() {
  const t = useTranslations('contacts');
  const frame = useTranslations('frame');
  const { email, address, openingHours } = useFrame().settings;
  return (
    <dl className={styles['details']}>
      <Detail glyph="phone" name={t('phone')}>
        <PhoneLink />
      </Detail>
      {openingHours.length > 0 && (
        <Detail glyph="clock" name={t('hours')}>
          <ul className={styles['hours']}>
            {openingHours.map(({ days, opens, closes }) => (
              <li key={days}>{frame('hours', { days, opens, closes })}</li>
            ))}
          </ul>
        </Detail>
      )}
      {email && (
        <Detail glyph="mail" name={t('email')}>
          <a className={styles['link']} href={`mailto:${email}`}>
            {email}
          </a>
        </Detail>
      )}
      {address.street && (
        <Detail glyph="map-pin" name={t('address')}>
          <address>
            {address.street}
            <br />
            <Unbroken text={`${address.postalCode} ${address.city}`} />
          </address>
          <a className={styles['link']} href={mapSearch(address)} target="_blank" rel="noreferrer" data-print="no">
            {t('openMap')}
            <Glyph name="external" size={20} />
            <span className="visually-hidden"> ({frame('newTab')})</span>
          </a>
        </Detail>
      )}
    </dl>
  );
}

const Detail = ({ glyph, name, children }: { glyph: GlyphName; name: string; children: ReactNode }) => (
  <div className={styles['detail']}>
    <dt>
      <Glyph name={glyph} size={28} />
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
);
