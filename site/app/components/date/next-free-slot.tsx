import { useLocale, useTranslations } from 'use-intl';
import { Glyph } from '../icon.tsx';
import { Skeleton } from '../messages/skeleton.tsx';
import styles from './next-free-slot.module.css';
import { slotInWords } from './slot-words.ts';

export type NextFreeSlot =
  | { kind: 'loading' }
  | { kind: 'found'; date: string; time: string; doctor?: string }
  | { kind: 'none' }
  | { kind: 'error' };

/** One line under a booking button. Keeps its height in every state: nothing jumps when the answer comes. */
export function NextFreeSlotLine({ slot, phone }: { slot: NextFreeSlot; phone: string }) {
  const t = useTranslations('components.nextSlot');
  const locale = useLocale();
  return (
    <div className={styles['line']}>
      <Glyph name={slot.kind === 'none' || slot.kind === 'error' ? 'phone' : 'calendar'} size={28} className={styles['glyph']} />
      <div role="status" className={styles['words']}>
        {slot.kind === 'loading' && <Skeleton lines={2} label={t('loading')} />}
        {slot.kind === 'found' && (
          <>
            <span>{t('title')}</span>
            <span className={styles['when']}>{slotInWords(slot.date, slot.time, locale)}</span>
            {slot.doctor && <span className={styles['who']}>{t('with', { doctor: slot.doctor })}</span>}
          </>
        )}
        {(slot.kind === 'none' || slot.kind === 'error') && (
          <span>
            {t.rich(slot.kind, {
              phone: () => <span className="nowrap">{phone}</span>,
            })}
          </span>
        )}
      </div>
    </div>
  );
}
