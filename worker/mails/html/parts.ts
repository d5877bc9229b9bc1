import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react';
import { faces, light } from './palette.ts';

/** Outlook lays out with Word and needs its own words for some things. */
export type MailStyle = CSSProperties & { msoPaddingAlt?: string; msoLineHeightRule?: string };

/** Plain elements: Node runs these files as they are, and it reads no JSX. */
export const h = createElement;

const layout = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, width: '100%' } as const;

/** A column of table rows, one cell each: the only layout that every mail program agrees on. */
export const rows = (cells: ReactElement[], props: { className?: string; style?: MailStyle } = {}): ReactElement =>
  h('table', { ...layout, ...props }, h('tbody', null, ...cells.map((cell) => h('tr', null, cell))));

export const cell = (style: MailStyle, className: string, ...children: ReactNode[]): ReactElement =>
  h('td', { style, className }, ...children);

export const reading: MailStyle = { margin: 0, fontFamily: faces.read, fontSize: 17, lineHeight: '27px', color: light.text };
export const small: MailStyle = { ...reading, fontSize: 16, lineHeight: '24px', color: light.soft };

/** “e-mail”, “terça-feira” and “ligue-nos” stay on one line each. */
export const paragraph = (text: ReactNode, style: MailStyle = reading, className = 'text'): ReactElement =>
  h('p', { style, className }, typeof text === 'string' ? text.replaceAll(/(?<=\p{L})-(?=\p{L}{1,5}(?!\p{L}))/gu, '\u2011') : text);

export const heading = (text: string): ReactElement =>
  h(
    'h2',
    {
      className: 'heading',
      style: { margin: 0, fontFamily: faces.head, fontSize: 22, lineHeight: '28px', fontWeight: 'bold', color: light.heading },
    },
    text,
  );

export const link = (label: string, url: string, className = 'link', colour: string = light.link): ReactElement =>
  h('a', { href: url, className, style: { color: colour, textDecoration: 'underline', fontWeight: 'bold' } }, label);
