import type { FilmSection, Section } from '@clinic/core/content/shapes/page-parts';
import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import { FilmView } from './film.tsx';
import { hasText } from './is-empty.ts';
import { RichTextView } from './rich-text.tsx';
import { PageSection } from './section.tsx';
import styles from './text-section.module.css';

type Props = {
  id: string;
  section: Section & Partial<FilmSection>;
  /** The usual heading, for a section that editors gave none. */
  title: string;
  heading?: 'h2' | 'h3';
  steps?: boolean;
  children?: ReactNode;
};

/** The common section: its text, its picture and its film, as far as it has them. */
export function TextSection({ id, section, title, heading = 'h2', steps = false, children }: Props) {
  const shownTitle = section.title || title;
  return (
    <PageSection id={id} title={shownTitle} heading={heading}>
      {hasText(section.text) && <RichTextView text={section.text} steps={steps} />}
      {section.picture && (
        <div className={styles['picture']}>
          <Drawing picture={section.picture} />
        </div>
      )}
      {section.film && <FilmView film={section.film} title={section.film.caption || shownTitle} />}
      {children}
    </PageSection>
  );
}
