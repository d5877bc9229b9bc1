import { useTranslations } from 'use-intl';
import { HourButton } from './hour-button.tsx';
import type { OfferedHour } from './professional.server.ts';
import styles from './slot.module.css';
import type { SlotKeys } from './use-slot-keys.tsx';

/** For everybody who only wants to come soon: one press. */
export function FirstSlot({ slot, keys: { chosen, ownTime } }: { slot: OfferedHour; keys: SlotKeys }) {
  const t = useTranslations('booking.slotStep');
  return (
    <div className={styles['first']}>
      <h2 className={styles['kind']}>{t('first')}</h2>
      <HourButton hour={slot} look="first" chosen={chosen} ownTime={ownTime} />
    </div>
  );
}
