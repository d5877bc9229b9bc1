import { Glyph } from '../components/icon.tsx';
import styles from './call-notes.module.css';
import { Hours } from './hours.tsx';
import { useFrame } from './use-frame.ts';

/** Under the way to call: what a call costs and when somebody answers. */
export function CallNotes() {
  const { phone } = useFrame().settings;
  return (
    <ul className={styles['notes']}>
      {phone.note && (
        <li>
          <Glyph name="info" />
          {phone.note}
        </li>
      )}
      <li>
        <Glyph name="clock" />
        <span>
          <Hours />
        </span>
      </li>
    </ul>
  );
}
