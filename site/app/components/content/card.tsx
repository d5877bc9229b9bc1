import type { Address } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import styles from './card.module.css';

type Props = {
  to: Address;
  title: string;
  /** Fills the width; decorative, so without an accessible name. */
  picture?: ReactNode;
  /** An explanatory drawing: shown whole, while a cover may be cropped to the card's shape. */
  isDrawing?: boolean;
  /** The line above the title (eyebrow): kind of page and date. */
  kicker?: ReactNode;
  text?: ReactNode;
  facts?: { name: string; value: string }[];
  heading?: 'h2' | 'h3' | 'h4';
};

/** Teaser of a page. One link covers the whole card; its accessible name is the title alone. */
export function Card({ to, title, picture, isDrawing = false, kicker, text, facts, heading: Heading = 'h3' }: Props) {
  return (
    <article className={styles['card']}>
      {picture && (
        <div className={styles['picture']} data-whole={isDrawing || undefined}>
          {picture}
        </div>
      )}
      <div className={styles['words']}>
        {kicker && <p className={styles['kicker']}>{kicker}</p>}
        <Heading className={styles['title']}>
          <Link to={to}>{title}</Link>
        </Heading>
        {text && <p>{text}</p>}
        {facts && (
          <dl className={styles['facts']}>
            {facts.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </article>
  );
}

export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles['cards']}>{children}</div>;
}
