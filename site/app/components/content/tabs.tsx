import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { gridMove } from '../grid-move.ts';
import styles from './tabs.module.css';

export type Tab = { key: string; title: string; content: ReactNode };

/**
 * A few views of one thing. Without JavaScript, and on paper, the panels stand one after another under their titles; that is
 * decided by the style sheet, so nothing jumps when the script arrives.
 */
export function Tabs({ label, tabs, heading: Heading = 'h3' }: { label: string; tabs: Tab[]; heading?: 'h3' | 'h4' }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = gridMove(event.key, chosen, tabs.length, tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    setChosen(to);
    list.current?.querySelectorAll('button')[to]?.focus();
  };
  return (
    <div className={styles['tabs']}>
      <div ref={list} role="tablist" aria-label={label} className={styles['list']} onKeyDown={onKeyDown}>
        {tabs.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}${key}-tab`}
            aria-controls={`${id}${key}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            className={styles['tab']}
            onClick={() => setChosen(index)}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, title, content }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}${key}`}
          aria-labelledby={`${id}${key}-tab`}
          tabIndex={index === chosen ? 0 : -1}
          data-chosen={index === chosen || undefined}
          className={styles['panel']}
        >
          <Heading className={styles['title']}>{title}</Heading>
          {content}
        </div>
      ))}
    </div>
  );
}
