import type { Picture } from '@clinic/core/content/shapes/picture';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '../components/navigation/breadcrumbs.tsx';
import { Drawing } from './drawing.tsx';
import { isDrawn } from './drawn-subjects.ts';
import styles from './opening.module.css';
import { SubjectDrawing } from './subject-drawing.tsx';

type Props = {
  /** From the home page down to the page above this one. */
  breadcrumbs: Crumb[];
  title: string;
  /** What the page is called in the way here, where its heading says more. */
  name?: string;
  lead?: string;
  picture?: Picture | null;
  /** What the page is about: its small drawing stands in while there is no picture. */
  subject?: string;
  /** Decoration for a page that has neither. */
  standIn?: ReactNode;
  /** Under the lead: who reviewed it, or what to press. */
  children?: ReactNode;
};

/** The top of an inner page: what it is called, what it says in one breath, and a drawing that shows it. */
export function Opening({ breadcrumbs, title, name = title, lead, picture, subject = '', standIn, children }: Props) {
  const hasDrawing = Boolean(picture) || isDrawn(subject);
  return (
    <div className={styles['opening']} data-together>
      <div className={styles['inside']}>
        <Breadcrumbs trail={breadcrumbs} current={name} />
        <div className={styles['columns']} data-alone={(!hasDrawing && !standIn) || undefined}>
          <div className={styles['words']}>
            <h1>{title}</h1>
            {lead && <p className={styles['lead']}>{lead}</p>}
            {children}
          </div>
          {picture ? (
            <div className={styles['picture']}>
              <Drawing picture={picture} eager />
            </div>
          ) : (
            <SubjectDrawing subject={subject} large />
          )}
          {!hasDrawing && standIn}
        </div>
      </div>
    </div>
  );
}
