import styles from './footer.module.css';
import { LegalLines } from './legal-lines.tsx';

/** Under a task: what the law asks for and nothing else to follow. */
export function ShortFooter() {
  return (
    <footer className={`${styles['footer']} ${styles['short']}`}>
      <LegalLines privacy />
    </footer>
  );
}
