import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Hours } from '../hours.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { useFrame } from '../use-frame.ts';
import styles from './strip.module.css';

/** Above the bar: how to call, the personal area, the languages. */
export function Strip() {
  const t = useTranslations('frame');
  const { locale, settings } = useFrame();
  const { phone, openingHours } = settings;
  return (
    <div className={styles['strip']} data-strip>
      <div className={styles['inside']}>
        <p className={styles['phone']}>
          <a href={phone.href}>
            <Glyph name="phone" size={20} />
            <span className="figures">{phone.shown}</span>
          </a>
          {phone.note && <span className={styles['note']}>{phone.note}</span>}
          {openingHours.length > 0 && (
            <span className={`${styles['note']} ${styles['hours']}`}>
              <Hours />
            </span>
          )}
        </p>
        <Link className={styles['account']} to={pathTo(locale, 'personalArea')} reloadDocument>
          <Glyph name="user" size={20} />
          {t('personalArea')}
        </Link>
        <LanguageLinks onDark />
      </div>
    </div>
  );
}
