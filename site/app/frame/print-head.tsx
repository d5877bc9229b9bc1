import { useTranslations } from 'use-intl';
import mark from '../art/brand/mark-mono.svg';
import styles from './print-head.module.css';
import { useFrame, useScreenData } from './use-frame.ts';

/** On paper a page says whose it is, how to call and where it came from. */
export function PrintHead() {
  const t = useTranslations('frame.print');
  const { settings } = useFrame();
  const address = useScreenData()?.head?.canonical;
  return (
    <div className={styles['head']} aria-hidden="true">
      <img src={mark} alt="" width="40" height="40" loading="lazy" />
      <p>
        <b>{settings.name}</b>
        <br />
        <span className="nowrap">{settings.phone.shown}</span>
        {settings.phone.note && ` (${settings.phone.note})`}
      </p>
      {address && <p className={styles['address']}>{t('page', { address: address.replace(/^https?:\/\//, '') })}</p>}
    </div>
  );
}
