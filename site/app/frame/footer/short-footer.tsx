import { LanguageLinks } from '../language-links.tsx';
import { useScreenData } from '../use-frame.ts';
import styles from './footer.module.css';
import { LegalLines } from './legal-lines.tsx';

/** Under a task: what the law asks for, and the other language where this step exists in it. */
export function ShortFooter({ isTask = false }: { isTask?: boolean }) {
  const alternates = useScreenData()?.head?.alternates ?? [];
  return (
    <footer className={`${styles['footer']} ${styles['short']}`}>
      {isTask && alternates.length > 0 && <LanguageLinks onDark keepsQuery />}
      <LegalLines privacy folded={isTask} />
    </footer>
  );
}
