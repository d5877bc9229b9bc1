import { capitalised } from '@clinic/core/kernel/format';
import { Form } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { dayInWords } from '../../components/date/date-words.ts';
import { Glyph } from '../../components/icon.tsx';
import styles from './nearest-slots.module.css';
import type { NearSlot } from './read-visit.server.ts';
import page from './visit-page.module.css';

/** For somebody whose time was just taken: one press and everything else is as it was. */
export function NearestSlots({ nearest }: { nearest: NearSlot[] }) {
  const t = useTranslations('visit.next');
  const locale = useLocale();
  return (
    <section className={page['section']}>
      <h2>{t('nearest')}</h2>
      <p>{t('nearestHint')}</p>
      <Form method="post" className={styles['slots']}>
        <input type="hidden" name="intent" value="again" />
        {nearest.map(({ slot, day, time }) => (
          <button key={slot} type="submit" name="slot" value={slot} className={styles['slot']}>
            <span className={styles['time']}>{time}</span>
            <span className={styles['day']}>{capitalised(dayInWords(day, locale))}</span>
            <Glyph name="arrow-right" />
          </button>
        ))}
      </Form>
    </section>
  );
}
