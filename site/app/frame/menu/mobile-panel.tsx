import type { ReactNode } from 'react';
import { BookingLinks } from '../booking-links.tsx';
import { Brand } from '../brand.tsx';
import { SearchForm } from '../header/search-form.tsx';
import { Hours } from '../hours.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { PersonalAreaLink } from '../personal-area-link.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { useFrame } from '../use-frame.ts';
import { MobileAccordion } from './mobile-accordion.tsx';
import styles from './mobile-menu.module.css';

export function MobilePanel({ closing }: { closing: ReactNode }) {
  const { settings } = useFrame();
  return (
    <>
      <div className={styles['head']}>
        <Brand />
        {closing}
      </div>
      <div className={styles['body']}>
        <SearchForm />
        <MobileAccordion />
        <div className={styles['booking']}>
          <BookingLinks />
        </div>
        <div className={styles['foot']}>
          <div>
            <PhoneLink />
            {settings.openingHours.length > 0 && (
              <p className={styles['hours']}>
                <Hours />
              </p>
            )}
          </div>
          <div className={styles['row']}>
            <PersonalAreaLink className={styles['account']} />
            <LanguageLinks />
          </div>
        </div>
      </div>
    </>
  );
}
