import type { Picture } from '@clinic/core/content/shapes/picture';
import { PictureView } from '../reading/picture.tsx';
import styles from './member-pictures.module.css';

export function MemberPictures({ pictures }: { pictures: Picture[] }) {
  return (
    <ul className={styles['pictures']}>
      {pictures.map((picture) => (
        <li key={picture.src}>
          <figure>
            <PictureView picture={picture} sizes="(min-width: 40em) 350px, 100vw" className={styles['picture']} />
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  );
}
