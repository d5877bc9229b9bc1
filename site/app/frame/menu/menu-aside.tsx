import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { classNames } from '../../components/class-names.ts';
import { Glyph } from '../../components/icon.tsx';
import { Link } from '../../components/link.tsx';
import { useFrame } from '../use-frame.ts';
import styles from './menu-aside.module.css';

type Aside = {
  section: 'problemas' | 'tratamentos' | 'analises' | 'sobre_nos';
  to: 'symptomQuiz' | 'secondOpinion' | 'psaQuiz' | 'contacts';
};

/** For whoever does not find himself in the list: the next thing to do. */
export function MenuAside({ section, to }: Aside) {
  const t = useTranslations('frame.asides');
  const { locale } = useFrame();
  return (
    <div className={classNames(styles['aside'], styles[section])}>
      <div className={styles['tiles']} />
      <div className={styles['text']}>
        <p className={styles['title']}>{t(`${section}.title`)}</p>
        <p>{t(`${section}.text`)}</p>
        <Link className={styles['action']} to={pathTo(locale, to)} reloadDocument>
          <span>{t(`${section}.action`)}</span>
          <Glyph name="arrow-right" />
        </Link>
      </div>
    </div>
  );
}
