import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = { id: string; title: string; heading?: 'h2' | 'h3'; screenOnly?: boolean; children?: ReactNode };

/** One part of a page that is read; `id` is where the page's own menu leads. */
export function PageSection({ id, title, heading: Heading = 'h2', screenOnly = false, children }: Props) {
  const titleId = `${id}-titulo`;
  return (
    <section id={id} className={styles['section']} data-print={screenOnly ? 'no' : undefined} aria-labelledby={title ? titleId : undefined}>
      {title && (
        <Heading id={titleId} className={styles[Heading]}>
          {title}
        </Heading>
      )}
      {children}
    </section>
  );
}
