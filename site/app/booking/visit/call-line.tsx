import { Glyph } from '../../components/icon.tsx';
import { Hours } from '../../frame/hours.tsx';
import { PhoneLink } from '../../frame/phone-link.tsx';
import styles from './visit-page.module.css';

/** The number itself, where a call is the next thing to do. */
export const CallLine = () => (
  <div className={styles['call']}>
    <Glyph name="phone" size={28} />
    <div>
      <PhoneLink />
      <p className={styles['hours']}>
        <Hours />
      </p>
    </div>
  </div>
);
