import { Glyph } from '../../components/icon.tsx';
import { Brand } from '../brand.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { SkipLink } from './skip-link.tsx';
import styles from './task-header.module.css';

/** Reduced header without navigation, for landing pages and forms. In a form the language links stand at the foot of the page. */
export function TaskHeader({ isTask }: { isTask: boolean }) {
  return (
    <header className={styles['header']} data-task={isTask || undefined}>
      <SkipLink />
      <div className={styles['inside']}>
        <Brand />
        <div className={styles['phone']}>
          <Glyph name="phone" />
          <PhoneLink />
        </div>
        {!isTask && <LanguageLinks />}
      </div>
    </header>
  );
}
