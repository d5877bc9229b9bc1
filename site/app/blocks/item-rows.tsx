import { classNames } from '../components/class-names.ts';
import { PictureView } from '../reading/picture.tsx';
import type { HeadingTag } from './block-places.ts';
import styles from './item-rows.module.css';
import { type Item, ItemWords } from './item-words.tsx';

/** One under the other, with a drop as in the tiles before each, or its picture. */
export function ItemRows({ items, tag, ink }: { items: Item[]; tag: HeadingTag; ink: string }) {
  return (
    <ul className={classNames(styles['rows'], ink)} data-count={items.length}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place.
        <li key={index} data-pictured={item.picture ? true : undefined}>
          {item.picture && <PictureView picture={item.picture} sizes="96px" className={styles['picture']} />}
          <ItemWords item={item} tag={tag} />
        </li>
      ))}
    </ul>
  );
}
