import type { ReactNode } from 'react';
import type { Series } from './week-chart.tsx';

type CardProps = { title: string; note: string; legend: readonly Pick<Series, 'name' | 'tone'>[]; children: ReactNode };

/** What is counted, drawn, with what to know about it. */
export const FigureCard = ({ title, note, legend, children }: CardProps) => (
  <section className="figure-card" aria-label={title}>
    <header>
      <h2>{title}</h2>
      <ul>
        {legend.map(({ name, tone }) => (
          <li key={name} data-tone={tone}>
            {name}
          </li>
        ))}
      </ul>
    </header>
    {children}
    {note && <p className="desk-note">{note}</p>}
  </section>
);

/** The same figures, for whoever reads no drawing. */
export const FigureTable = ({ label, children }: { label: string; children: ReactNode }) => (
  <details>
    <summary>{label}</summary>
    {children}
  </details>
);
