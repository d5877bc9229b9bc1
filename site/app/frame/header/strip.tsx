import { Glyph } from '../../components/icon.tsx';
import { Hours } from '../hours.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { PersonalAreaLink } from '../personal-area-link.tsx';
import { useFrame } from '../use-frame.ts';
import styles from './strip.module.css';

/** Above the bar: how to call, the personal area, the languages. */
export function Strip() {
  const { settings } = useFrame();
  const { phone, openingHours } = settings;
  return (
    <div className={styles['strip']} data-strip>
      <div className={styles['inside']}>
        <p className={styles['phone']}>
          <a href={phone.href}>
            <Glyph name="phone" size={20} />
            <span className="nowrap">{phone.shown}</span>
          </a>
          {phone.note && <span className={styles['note']}>{phone.note}</span>}
          {openingHours.length > 0 && (
            <span className={`${styles['note']} ${styles['hours']}`}>
              <Hours />
            </span>
          )}
        </p>
        <PersonalAreaLink className={styles['account']} glyphSize={20} />
        <LanguageLinks onDark />
      </div>
    </div>
  );
}
