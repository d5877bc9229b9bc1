import type { ContentBlock } from '@clinic/core/content/shapes/blocks';
import styles from './block-heading.module.css';
import { EditorLink } from './editor-link.tsx';

type Props = { id: string; tag: 'h2' | 'h3'; block: Pick<ContentBlock, 'title' | 'subtitle' | 'href' | 'look'> };

/** The level is for whoever listens, the look for whoever sees: editors choose them apart. */
export function BlockHeading({ id, tag: Tag, block: { title, subtitle, href, look } }: Props) {
  return (
    <div className={styles['heading']} data-look={look.headingStyle}>
      {title && (
        <Tag id={`${id}-titulo`} className={styles['title']}>
          {href ? <EditorLink href={href}>{title}</EditorLink> : title}
        </Tag>
      )}
      {subtitle && <p className={styles['subtitle']}>{subtitle}</p>}
    </div>
  );
}
