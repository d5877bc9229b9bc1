import { Glyph } from '../../components/icon.tsx';
import { Brand } from '../brand.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './task-header.module.css';

/** Over a landing page or a task: whose page it is and whom to call, and no way to wander off. */
export function TaskHeader({ languages }: { languages: boolean }) {
  return (
    <header className={styles['header']}>
      <SkipLink />
      <div className={styles['inside']}>
        <Brand />
        <div className={styles['phone']}>
          <Glyph name="phone" />
          <PhoneLink />
        </div>
        {languages && <LanguageLinks />}
      </div>
    </header>
  );
}
