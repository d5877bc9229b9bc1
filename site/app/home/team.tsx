import { pathTo } from '@clinic/core/addresses/path-to';
import type { TeamMember } from '@clinic/core/content/pages/home-shape';
import { useTranslations } from 'use-intl';
import { HourDoor } from '../booking/hour-door.tsx';
import { useDoctorToBook } from '../booking/use-doctor-to-book.ts';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Link } from '../components/link.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { withArticle } from '../team/with-article.ts';
import { Band, BandHead } from './band.tsx';
import { Portrait } from './portrait.tsx';
import styles from './team.module.css';

const id = 'equipa';

export function Team({ team }: { team: TeamMember[] }) {
  const t = useTranslations('home.team');
  const { locale } = useFrame();
  if (team.length === 0) return null;
  return (
    <Band id={id} tone="white">
      <BandHead id={id} title={t('title')} aside={<ArrowLink to={pathTo(locale, 'team')}>{t('all')}</ArrowLink>} />
      <ul className={styles['team']}>
        {team.map(({ name, role, licence, to, subject }) => (
          <li key={to}>
            <div className={styles['portrait']}>
              <Portrait name={name} subject={subject} alt={t('portraitAlt', { name })} />
            </div>
            <div className={styles['text']}>
              <h3>
                <Link to={to}>{name}</Link>
              </h3>
              {role && <p className={styles['role']}>{role}</p>}
              <BookWith name={name} licence={licence} />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

function BookWith({ name, licence }: Pick<TeamMember, 'name' | 'licence'>) {
  const t = useTranslations('home.team');
  const doctor = useDoctorToBook(licence);
  if (!doctor) return null;
  return (
    <div className={styles['ways']}>
      <HourDoor {...doctor} plain>
        {t('book')} <span className="visually-hidden">{withArticle(name)}</span>
      </HourDoor>
    </div>
  );
}
