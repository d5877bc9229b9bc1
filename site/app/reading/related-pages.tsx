import type { PageLink } from '@clinic/core/content/shapes/page-parts';
import { Glyph, Icon } from '../components/icon.tsx';
import { Link } from '../components/link.tsx';
import { isDrawn } from './drawn-subjects.ts';
import styles from './related-pages.module.css';

/** Related pages: a grid of links with icons, over the full width, after the text. */
export function RelatedPages({ id, title, pages }: { id: string; title: string; pages: PageLink[] }) {
  if (pages.length === 0) return null;
  return (
    <section id={id} className={styles['band']} aria-labelledby={`${id}-titulo`} data-print="no">
      <div className={styles['inside']}>
        <h2 id={`${id}-titulo`}>{title}</h2>
        <ul className={styles['tiles']}>
          {pages.map(({ to, title: name, subject }) => (
            <li key={to}>
              <Link to={to}>
                {isDrawn(subject) && <Icon name={subject} />}
                <span>{name}</span>
                <Glyph name="arrow-right" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
