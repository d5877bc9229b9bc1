import type { EventSpeaker } from '@clinic/core/content/shapes/clinic-pages';
import { Link } from '../components/link.tsx';
import { PersonPortrait } from '../reading/person-portrait.tsx';
import styles from './speaker-list.module.css';

export const SpeakerList = ({ speakers }: { speakers: EventSpeaker[] }) => (
  <ul className={styles['speakers']}>
    {speakers.map((speaker) => (
      <li key={speaker.name}>
        <div className={styles['portrait']}>
          <PersonPortrait person={speaker} sizes="96px" />
        </div>
        <p className={styles['words']}>
          <b>{speaker.to ? <Link to={speaker.to}>{speaker.name}</Link> : speaker.name}</b>
          {speaker.role}
        </p>
      </li>
    ))}
  </ul>
);
