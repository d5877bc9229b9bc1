import { PictureView } from '../reading/picture.tsx';
import type { HeadingTag } from './block-places.ts';
import styles from './item-cards.module.css';
import { type Item, ItemWords } from './item-words.tsx';

/** White on any ground. One that leads on is a link as large as the card. */
export function ItemCards({ items, tag }: { items: Item[]; tag: HeadingTag }) {
  return (
    <ul className={styles['cards']} data-count={items.length}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place.
        <li key={index} data-linked={item.href ? true : undefined}>
          {item.picture && <PictureView picture={item.picture} sizes="(min-width: 40em) 400px, 100vw" className={styles['picture']} />}
          <ItemWords item={item} tag={tag} className={styles['words']} />
        </li>
      ))}
    </ul>
  );
}
