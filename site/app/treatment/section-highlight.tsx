import type { TreatmentSectionPage } from '@clinic/core/content/shapes/medical-pages';
import { EditorLink } from '../blocks/editor-link.tsx';
import { buttonClass } from '../components/button.tsx';
import { PictureView } from '../reading/picture.tsx';
import styles from './section-highlight.module.css';

/** Something the clinic wants to be seen on this page, with one way on. */
export function SectionHighlight({ highlight }: { highlight: TreatmentSectionPage['highlight'] }) {
  const { title, paragraphs, picture, actionText, actionUrl } = highlight;
  return (
    <section id="destaque" className={styles['highlight']} aria-labelledby={title ? 'destaque-titulo' : undefined}>
      {picture && <PictureView picture={picture} sizes="(min-width: 40em) 300px, 100vw" className={styles['picture']} />}
      <div className={styles['words']}>
        {title && <h2 id="destaque-titulo">{title}</h2>}
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {actionText && actionUrl && (
          <EditorLink href={actionUrl} className={buttonClass({ look: 'secondary' })}>
            {actionText}
          </EditorLink>
        )}
      </div>
    </section>
  );
}
