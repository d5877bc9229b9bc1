import type { ReactNode } from 'react';
import { type Label, labelIn } from '../language/label.ts';

/** `className`: what tells this one from the others. `about`: which of several, for whoever hears them one by one. */
type Props = { title: Label; about?: string; tone?: 'grave'; className?: string; id?: string; language: string; children: ReactNode };

/** An act that first says what will happen. One at a time is open, below the row that it stands in, which does not move. */
export const OpeningAct = ({ title, about, tone, className, id, language, children }: Props) => (
  <details id={id} name="desk-act" className={['desk-act', className].filter(Boolean).join(' ')}>
    <summary className="desk-button" data-look="plain" data-tone={tone}>
      {labelIn(language, title).replace(/…?$/, '…')}
      {about && <span className="desk-hidden">: {about}</span>}
    </summary>
    <div className="desk-card">{children}</div>
  </details>
);
