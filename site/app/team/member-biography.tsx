import type { Biography } from '@clinic/core/content/shapes/clinic-pages';
import type { PersonCard } from '@clinic/core/content/shapes/page-parts';
import type { Picture } from '@clinic/core/content/shapes/picture';
import type { RichText } from '@clinic/core/content/shapes/rich-text';
import { Drawing } from '../reading/drawing.tsx';
import { hasText } from '../reading/is-empty.ts';
import { RichTextView } from '../reading/rich-text.tsx';
import styles from './member-biography.module.css';

type Career = { title: string; subtitle: string; inner: string; text: RichText; pictures: Picture[] };

/**
 * The biography's banner and its first text are one part; null where neither says anything. What the top of the page shows
 * already, the name, the role and the portrait, is not repeated.
 */
export function careerOf({ title, subtitle, banner, story }: Biography, { name, role, portrait }: PersonCard): Career | null {
  const pictures = [banner.picture, story.picture].filter((picture) => picture !== null).filter(({ src }) => src !== portrait?.src);
  const heading = title === name ? '' : title;
  const line = subtitle === role ? '' : subtitle;
  if (!line && pictures.length === 0 && !hasText(story.text)) return null;
  return { title: heading || story.title, subtitle: line, inner: heading ? story.title : '', text: story.text, pictures };
}

export function MemberBiography({ career: { subtitle, inner, text, pictures } }: { career: Career }) {
  return (
    <>
      {subtitle && <p className={styles['subtitle']}>{subtitle}</p>}
      {inner && hasText(text) && <h3>{inner}</h3>}
      <RichTextView text={text} />
      {pictures.map((picture) => (
        <div key={picture.src} className={styles['picture']}>
          <Drawing picture={picture} />
        </div>
      ))}
    </>
  );
}
