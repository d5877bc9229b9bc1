import styles from './tile-cover.module.css';

export type Tile =
  | 'bexiga'
  | 'concha'
  | 'diagonal'
  | 'escudo'
  | 'estrela'
  | 'folha'
  | 'gota'
  | 'malha'
  | 'onda'
  | 'ponte'
  | 'rim'
  | 'semente';

/** A wall of one motif, for the top of a card: one motif per category. */
export function TileCover({ tile }: { tile: Tile }) {
  return <div className={styles['cover']} data-tile={tile} />;
}
