import type { Pointer } from '@clinic/core/content/pages/home-shape';
import { useTranslations } from 'use-intl';
import { Glyph, Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import type { FrameItem } from '../frame/read-frame.server.ts';
import styles from './symptom-list.module.css';

/** Each symptom says which problem of the menu it leads to. */
export function SymptomList({ symptoms, problems }: { symptoms: Pointer[]; problems: FrameItem[] }) {
  const t = useTranslations('home.finder');
  return (
    <ul className={styles['list']}>
      {symptoms.map(({ title, to }) => {
        const problem = problems.find(({ href }) => href === to);
        return (
          <li key={title}>
            <Link to={to}>
              <Icon name={problem?.icon ?? 'outras-doencas'} size={52} />
              <span>
                <b>{title}</b>
                {problem && <span className={styles['problem']}>{t('leadsTo', { name: problem.title })}</span>}
              </span>
              <Glyph name="arrow-right" className={styles['arrow']} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
