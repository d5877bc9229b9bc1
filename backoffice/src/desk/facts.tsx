import type { ReactNode } from 'react';
import { type Label, labelIn } from '../language/label.ts';

export type FactRow = [name: Label, value: ReactNode];
/** `children`: what there is to say about them, or to do. */
type Props = { id?: string; title: Label; rows: FactRow[]; language: string; children?: ReactNode };

const visible = (rows: FactRow[]): FactRow[] => rows.filter(([, value]) => value !== null && value !== '');

export const Facts = ({ id, title, rows, language, children }: Props) => (
  <section id={id} className="desk-card" aria-label={labelIn(language, title)}>
    <h2>{labelIn(language, title)}</h2>
    <dl className="desk-facts">
      {visible(rows).map(([name, value]) => (
        <div key={name.pt}>
          <dt>{labelIn(language, name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {children}
  </section>
);
