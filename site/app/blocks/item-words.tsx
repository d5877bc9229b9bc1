import type { ContentBlock } from '@clinic/core/content/shapes/blocks';
import type { HeadingTag } from './block-places.ts';
import { EditorLink } from './editor-link.tsx';
import styles from './item-words.module.css';

export type Item = ContentBlock['items'][number];

type Props = { item: Item; tag: HeadingTag; className?: string | undefined };

/** What every item says, whatever it looks like: its title, which may lead somewhere, and a few lines. */
export function ItemWords({ item: { title, text, href }, tag: Tag, className }: Props) {
  return (
    <div className={className}>
      {title && <Tag className={styles['title']}>{href ? <EditorLink href={href}>{title}</EditorLink> : title}</Tag>}
      {text && <p className={styles['text']}>{text}</p>}
    </div>
  );
}
