import type { Picture } from '@clinic/core/content/shapes/picture';
import type { CSSProperties } from 'react';
import { PictureView } from '../../reading/picture.tsx';
import styles from './figure.module.css';
import { type FigureLabel, fitBeside, type NumberPlace, placeNumbers, type Side } from './label-places.ts';

type Point = { x: number; y: number };
type Props = {
  picture: Pick<Picture, 'src' | 'width' | 'height' | 'alt'> & Partial<Pick<Picture, 'sources' | 'focalPoint'>>;
  title?: string;
  caption?: string;
  labels?: FigureLabel[];
  /** In sight as soon as the page opens. */
  eager?: boolean;
};

/** A drawing that explains. Wide: labels beside it, on a line. On a phone, or without room: numbers on its edge, and the same list as a legend under it. */
export function Figure({ picture, title, caption, labels = [], eager = false }: Props) {
  const places = placeNumbers(labels, picture);
  const isBeside = labels.length > 0 && fitBeside(labels, picture);
  return (
    <figure className={styles['figure']}>
      {(title || caption) && (
        <figcaption className={styles['caption']}>
          {title && <strong className={styles['title']}>{title}</strong>}
          {caption}
        </figcaption>
      )}
      <div className={styles['board']} data-beside={isBeside || undefined}>
        <div className={styles['drawing']} style={shape(picture)} data-numbers={sidesOf(places)}>
          <PictureView picture={picture} eager={eager} />
          {labels.length > 0 && <Leaders labels={labels} places={places} />}
        </div>
        {labels.length > 0 && (
          <ol className={styles['legend']}>
            {labels.map(({ x, y, name, effect }, index) => (
              <li key={name} style={isBeside ? place(x, y) : undefined}>
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

/** From each number to the point it stands for, over the drawing. The words are in the legend. */
function Leaders({ labels, places }: { labels: FigureLabel[]; places: NumberPlace[] }) {
  const lines = places.map((at, index) => lineTo(at, labels[index] ?? at)).join('');
  return (
    <div aria-hidden="true">
      <svg className={styles['leaders']} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles['halo']} d={lines} />
        <path className={styles['line']} d={lines} />
      </svg>
      {labels.map((label, index) => (
        <span key={label.name} className={styles['pin']} data-side={places[index]?.side} style={pinned(label, places[index] ?? label)}>
          <span className={styles['disc']}>{index + 1}</span>
        </span>
      ))}
    </div>
  );
}

/** Most are level: `M0 30H20`. */
const lineTo = (from: Point, { x, y }: Point) => `M${from.x} ${from.y}${y === from.y ? `H${x}` : `L${x} ${y}`}`;

/** The edges that need room for numbers. */
const sidesOf = (places: NumberPlace[]) => [...new Set(places.map(({ side }) => side))].join(' ') || undefined;

/** Known before the drawing arrives, so that its room is kept and nothing below it jumps. */
const shape = ({ width, height }: Props['picture']) => ({ '--own': `${width}px`, '--ratio': width / height }) as CSSProperties;

const place = (x: number, y: number) => ({ '--x': `${x}%`, '--y': `${y}%` }) as CSSProperties;

/** Where a point is, and where along its edge its number stands if not level with it. */
function pinned({ x, y }: Point, number: Point & { side?: Side }): CSSProperties {
  const [own, along] = number.side === 'left' || number.side === 'right' ? [y, number.y] : [x, number.x];
  return { ...place(x, y), ...(along !== own && { '--at': `${along}%` }) };
}
