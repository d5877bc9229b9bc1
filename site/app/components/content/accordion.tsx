import type { ReactNode } from 'react';
import { Glyph } from '../icon.tsx';
import styles from './accordion.module.css';

export type AccordionItem = { id: string; title: string; content: ReactNode };

/** The browser's own details: opens without JavaScript, is found by "search in page", prints open. */
export function Accordion({ items, openFirst = false }: { items: AccordionItem[]; openFirst?: boolean }) {
  return (
    <div className={styles['accordion']}>
      {items.map(({ id, title, content }, index) => (
        <details key={id} id={id} className={styles['item']} open={openFirst && index === 0}>
          <summary className={styles['summary']}>
            <span>{title}</span>
            <span className={styles['sign']}>
              <Glyph name="plus" className={styles['plus']} />
              <Glyph name="minus" className={styles['minus']} />
            </span>
          </summary>
          <div className={styles['content']}>{content}</div>
        </details>
      ))}
    </div>
  );
}
