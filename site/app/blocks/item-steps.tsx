import { classNames } from '../components/class-names.ts';
import { PictureView } from '../reading/picture.tsx';
import type { HeadingTag } from './block-places.ts';
import styles from './item-steps.module.css';
import { type Item, ItemWords } from './item-words.tsx';

/** What comes first and what then: each with its number in a tile. Up to four walk from left to right where there is room. */
export function ItemSteps({ items, tag, ink }: { items: Item[]; tag: HeadingTag; ink: string }) {
  return (
    <ol className={classNames(styles['steps'], ink)} data-count={items.length}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place.
        <li key={index}>
          {item.picture && <PictureView picture={item.picture} sizes="160px" className={styles['picture']} />}
          <ItemWords item={item} tag={tag} className={styles['words']} />
        </li>
      ))}
    </ol>
  );
}
