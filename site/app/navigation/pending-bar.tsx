import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useTranslations } from 'use-intl';
import styles from './pending-bar.module.css';
import { createPendingTiming } from './pending-timing.ts';

export function PendingBar() {
  const t = useTranslations('navigation');
  const busy = useNavigation().state !== 'idle';
  const [visible, setVisible] = useState(false);
  const [timing] = useState(() => createPendingTiming(setVisible));
  useEffect(() => (busy ? timing.begin() : timing.end()), [busy, timing]);
  useEffect(() => timing.stop, [timing]);
  return (
    <>
      {visible && <div className={styles['bar']} />}
      <p className="visually-hidden" role="status">
        {visible && t('pending')}
      </p>
    </>
  );
}
