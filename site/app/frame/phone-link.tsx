import styles from './phone-link.module.css';
import { useFrame } from './use-frame.ts';

/** A landline number never stands without what the call costs: the law asks for it. */
export function PhoneLink() {
  const { phone } = useFrame().settings;
  return (
    <span className={styles['phone']}>
      <a className={styles['number']} href={phone.href}>
        {phone.shown}
      </a>
      {phone.note && <small className={styles['note']}>{phone.note}</small>}
    </span>
  );
}
