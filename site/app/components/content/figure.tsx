import type { CSSProperties } from 'react';
import styles from './figure.module.css';

/** Where a label points, in hundredths of the picture's width and height, and what it says. */
type FigureLabel = { x: number; y: number; name: string; effect?: string };

type Props = {
  picture: { src: string; width: number; height: number; alt: string };
  title?: string;
  caption?: string;
  labels?: FigureLabel[];
};

/** A drawing that explains. Wide: labels beside it, on a line. On a phone: numbered discs, and the same list as a legend under it. */
export function Figure({ picture, title, caption, labels = [] }: Props) {
  return (
    <figure className={styles['figure']}>
      {(title || caption) && (
        <figcaption className={styles['caption']}>
          {title && <strong className={styles['title']}>{title}</strong>}
          {caption}
        </figcaption>
      )}
      <div className={styles['board']} data-labelled={labels.length > 0 || undefined}>
        <div className={styles['drawing']}>
          <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" decoding="async" />
          {labels.map(({ x, y, name }, index) => (
            <span key={name} className={styles['disc']} style={place(x, y)} aria-hidden="true">
              {index + 1}
            </span>
          ))}
        </div>
        {labels.length > 0 && (
          <ol className={styles['legend']}>
            {labels.map(({ x, y, name, effect }, index) => (
              <li key={name} style={place(x, y)}>
                <span className={styles['number']} aria-hidden="true">
                  {index + 1}
                </span>
                <span className={styles['label']}>
                  <strong>{name}</strong>
                  {effect && <span>{effect}</span>}
                </span>
              </li>
            ))}
          </ol>
        )}
      </div>
    </figure>
  );
}

const place = (x: number, y: number) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;
