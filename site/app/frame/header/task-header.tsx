import { Glyph } from '../../components/icon.tsx';
import { Brand } from '../brand.tsx';
import { LanguageLinks } from '../language-links.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { useScreenData } from '../use-frame.ts';
import { SkipLink } from './skip-link.tsx';
import styles from './task-header.module.css';

/**
 * Reduced header without navigation, for landing pages and forms. In a form the language links are shown only if this step exists in the
 * other language.
 */
export function TaskHeader({ isTask }: { isTask: boolean }) {
  const alternates = useScreenData()?.head?.alternates ?? [];
  return (
    <header className={styles['header']}>
      <SkipLink />
      <div className={styles['inside']}>
        <Brand />
        <div className={styles['phone']}>
          <Glyph name="phone" />
          <PhoneLink />
        </div>
        {(!isTask || alternates.length > 0) && <LanguageLinks keepsQuery={isTask} />}
      </div>
    </header>
  );
}
