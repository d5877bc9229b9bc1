import type { ReactNode } from 'react';
import { Glyph } from '../components/icon.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import styles from './call-notice.module.css';

/** What cannot be done here at the moment, and the number that can. */
export function CallNotice({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <div className={styles['notice']}>
      <Glyph name="phone" size={28} className={styles['glyph']} />
      <div className={styles['words']}>
        {title && <p className={styles['title']}>{title}</p>}
        {children}
        <PhoneLink />
      </div>
    </div>
  );
}
