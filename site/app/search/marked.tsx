import type { Piece } from '@clinic/core/search/rules/highlight';
import styles from './marked.module.css';

/** A text in which what was asked for stands out. */
export const Marked = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ text, hit }, index) =>
    hit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places.
      <mark key={index} className={styles['hit']}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
