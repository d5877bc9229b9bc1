import type { PersonCard } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { HourDoor } from '../booking/hour-door.tsx';
import { useDoctorToBook } from '../booking/use-doctor-to-book.ts';
import { Link } from '../components/link.tsx';
import { PersonPortrait } from '../reading/person-portrait.tsx';
import { Licence } from './licence.tsx';
import styles from './team-cards.module.css';

type Props = {
  people: readonly PersonCard[];
  heading: 'h2' | 'h3';
  /** In few words: the whole team's page says more about each. */
  brief?: boolean;
};

export function TeamCards({ people, heading, brief = false }: Props) {
  return (
    <ul className={styles['team']}>
      {people.map((person) => (
        <TeamCard key={person.id} person={person} heading={heading} brief={brief} />
      ))}
    </ul>
  );
}

function TeamCard({ person, heading: Heading, brief }: { person: PersonCard; heading: 'h2' | 'h3'; brief: boolean }) {
  const t = useTranslations('team');
  const { name, role, excerpt, to, licence } = person;
  const doctor = useDoctorToBook(licence);
  return (
    <li className={styles['card']} data-brief={brief || undefined} data-together>
      <div className={styles['portrait']}>
        <PersonPortrait person={person} sizes="(min-width: 56.25em) 400px, (min-width: 45em) 33vw, 112px" />
      </div>
      <div className={styles['head']}>
        <Heading className={styles['name']}>{to ? <Link to={to}>{name}</Link> : name}</Heading>
        {role && <p className={styles['role']}>{role}</p>}
      </div>
      <div className={styles['words']}>
        {!brief && excerpt && <p className={styles['excerpt']}>{excerpt}</p>}
        {!brief && <Licence person={person} className={styles['licence']} />}
        {doctor && (
          <div className={styles['ways']}>
            <HourDoor {...doctor} plain>
              {t('book')}
              <span className="visually-hidden"> {t('with', { name })}</span>
            </HourDoor>
          </div>
        )}
      </div>
    </li>
  );
}
