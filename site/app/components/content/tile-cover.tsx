import { preload } from 'react-dom';
import styles from './tile-cover.module.css';

type Tile = 'bexiga' | 'concha' | 'diagonal' | 'escudo' | 'estrela' | 'folha' | 'gota' | 'malha' | 'onda' | 'ponte' | 'rim' | 'semente';

const files = import.meta.glob<string>('../../art/tiles/*.svg', { eager: true, import: 'default' });

type Props = {
  tile: Tile;
  /** In sight as soon as the page opens: fetched with the style sheets, not after them. */
  eager?: boolean;
};

/** A wall of one motif, for the top of a card: one motif per category. */
export function TileCover({ tile, eager = false }: Props) {
  const file = files[`../../art/tiles/${tile}.svg`];
  if (eager && file) preload(file, { as: 'image', fetchPriority: 'high' });
  return <div className={styles['cover']} data-tile={tile} style={{ backgroundImage: `url("${file}")` }} />;
}
