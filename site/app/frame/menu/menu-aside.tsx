import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { PhoneLink } from '../phone-link.tsx';
import type { AsideTarget } from '../read-frame.server.ts';
import { useFrame } from '../use-frame.ts';
import styles from './menu-aside.module.css';

type Aside = { section: 'problemas' | 'tratamentos' | 'analises' | 'sobre_nos'; to: AsideTarget };

/** For whoever does not find himself in the list: the next thing to do, or a voice while that cannot be done here yet. */
export function MenuAside({ section, to }: Aside) {
  const t = useTranslations('frame.asides');
  const { locale, usable } = useFrame();
  const words = usable[to] ? section : 'call';
  return (
    <div className={`${styles['aside']} ${styles[section]}`}>
      <div className={styles['tiles']} />
      <div className={styles['text']}>
        <p className={styles['title']}>{t(`${words}.title`)}</p>
        <p>{t(`${words}.text`)}</p>
        {words === 'call' ? (
          <PhoneLink />
        ) : (
          <Link className={styles['action']} to={pathTo(locale, to)} reloadDocument>
            <span>{t(`${words}.action`)}</span>
            <Glyph name="arrow-right" />
          </Link>
        )}
      </div>
    </div>
  );
}
