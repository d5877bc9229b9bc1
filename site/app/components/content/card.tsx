import type { Address } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { Link } from '../link.tsx';
import styles from './card.module.css';

type Props = {
  to: Address;
  title: string;
  /** Fills the width; decoration, so without a name of its own. */
  picture?: ReactNode;
  /** A drawing that explains: shown whole, where a cover may be cut to the card's shape. */
  isDrawing?: boolean;
  /** What kind of thing it is, and its date. */
  kicker?: ReactNode;
  text?: ReactNode;
  facts?: { name: string; value: string }[];
  heading?: 'h2' | 'h3' | 'h4';
};

/** A page in small. One link, as large as the card; its name is the title alone. */
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
