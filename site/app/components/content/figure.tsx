import type { Picture } from '@clinic/core/content/shapes/picture';
import type { CSSProperties } from 'react';
import { PictureView } from '../../reading/picture.tsx';
import styles from './figure.module.css';
import { type FigureLabel, fitBeside } from './label-places.ts';

type Props = {
  picture: Pick<Picture, 'src' | 'width' | 'height' | 'alt'> & Partial<Pick<Picture, 'sources'>>;
  title?: string;
  caption?: string;
  labels?: FigureLabel[];
  /** In sight as soon as the page opens. */
  eager?: boolean;
};

/** A drawing that explains. Wide: labels beside it, on a line. On a phone, or without room: numbered discs, and the same list as a legend under it. */
export function Figure({ picture, title, caption, labels = [], eager = false }: Props) {
  return (
    <figure className={styles['figure']}>
      {(title || caption) && (
        <figcaption className={styles['caption']}>
          {title && <strong className={styles['title']}>{title}</strong>}
          {caption}
        </figcaption>
      )}
      <div className={styles['board']} data-beside={(labels.length > 0 && fitBeside(labels, picture)) || undefined}>
        <div className={styles['drawing']} style={shape(picture)}>
          <PictureView picture={picture} eager={eager} />
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

/** Known before the drawing arrives, so that its room is kept and nothing below it jumps. */
const shape = ({ width, height }: Props['picture']) => ({ '--own': `${width}px`, '--ratio': width / height }) as CSSProperties;

const place = (x: number, y: number) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;
