import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import mark from '../art/brand/mark.svg';
import reversed from '../art/brand/mark-reversed.svg';
import { Link } from '../components/link.tsx';
import styles from './brand.module.css';
import { useFrame } from './use-frame.ts';

/** The mark and the clinic's name on two lines, leading home. */
export function Brand({ onDark }: { onDark?: boolean }) {
  const t = useTranslations('frame');
  const { locale, settings } = useFrame();
  const [first, ...rest] = settings.name.split(' ');
  return (
    <Link className={`${styles['brand']} ${onDark ? styles['onDark'] : ''}`} to={pathTo(locale, 'home')}>
      <img
        className={styles['mark']}
        src={onDark ? reversed : mark}
        alt=""
        width="52"
        height="52"
        // On dark it stands at the foot of the page: React asks for every other picture before the text.
        {...(onDark && { loading: 'lazy' as const })}
      />
      <span className={styles['name']}>
        {`${first} `}
        <span>{rest.join(' ')}</span>
      </span>
      <span className="visually-hidden">{`, ${t('home')}`}</span>
    </Link>
  );
}
