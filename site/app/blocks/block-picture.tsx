import type { Picture } from '@clinic/core/content/shapes/picture';
import { Drawing } from '../reading/drawing.tsx';
import { PictureView } from '../reading/picture.tsx';
import styles from './block-picture.module.css';
import { EditorLink } from './editor-link.tsx';

const sizes = '(min-width: 64em) 620px, 100vw';

/** A picture with labels explains itself; any other may lead where its section's title leads. */
export function BlockPicture({ picture, href }: { picture: Picture; href: string }) {
  if (picture.labels.length > 0) return <Drawing picture={picture} />;
  const view = <PictureView picture={picture} sizes={sizes} className={styles['picture']} />;
  return (
    <figure className={styles['figure']}>
      {href ? (
        // The title is the same link: one stop for the keyboard is enough.
        <EditorLink href={href} tabIndex={-1}>
          {view}
        </EditorLink>
      ) : (
        view
      )}
      {picture.caption && <figcaption className={styles['caption']}>{picture.caption}</figcaption>}
    </figure>
  );
}
