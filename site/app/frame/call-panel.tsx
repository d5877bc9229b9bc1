import type { ReactNode } from 'react';
import { Glyph } from '../components/icon.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import styles from './call-panel.module.css';
import { Hours } from './hours.tsx';
import { PhoneLink } from './phone-link.tsx';

/** A person to speak to, and what that person does for whoever is on this page. */
export function CallPanel({ title, text }: { title: string; text: ReactNode }) {
  return (
    <section className={styles['panel']} data-print="no">
      <h2 className={styles['title']}>
        <Unbroken text={title} />
      </h2>
      <p>{typeof text === 'string' ? <Unbroken text={text} /> : text}</p>
      <div className={styles['number']}>
        <Glyph name="phone" />
        <PhoneLink />
      </div>
      <p className={styles['hours']}>
        <Hours />
      </p>
    </section>
  );
}
