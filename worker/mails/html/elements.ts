import { mailFaces } from '@clinic/core/mail/mail-faces';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { html } from './markup.ts';
import { light } from './palette.ts';

/** Outlook lays out with Word and needs its own words for some things. */
export type MailStyle = CSSProperties & { msoPaddingAlt?: string; msoLineHeightRule?: string };

type Props = { style?: MailStyle; className?: string; children: ReactNode };

/** A column of rows with one cell each: the only layout that every mail program agrees on. */
export const MailTable = ({ className, style, children }: Props): ReactElement => html`
  <table role="presentation" cellPadding="0" cellSpacing="0" border="0" width="100%" className=${className} style=${style}>
    <tbody>${children}</tbody>
  </table>
`;

export const MailRow = ({ style = {}, className = '', children }: Props): ReactElement => html`
  <tr><td style=${style} className=${className}>${children}</td></tr>
`;

/** Cells beside each other, as wide as what is in them. */
export const MailCells = ({ children }: { children: ReactNode }): ReactElement => html`
  <table role="presentation" cellPadding="0" cellSpacing="0" border="0">
    <tbody><tr>${children}</tr></tbody>
  </table>
`;

export const bodyText: MailStyle = { margin: 0, fontFamily: mailFaces.read, fontSize: 17, lineHeight: '27px', color: light.text };
export const smallText: MailStyle = { ...bodyText, fontSize: 16, lineHeight: '24px', color: light.soft };

/** “e-mail”, “terça-feira” and “ligue-nos” stay on one line each. */
const unbroken = (text: ReactNode) => (typeof text === 'string' ? text.replaceAll(/(?<=\p{L})-(?=\p{L}{1,5}(?!\p{L}))/gu, '\u2011') : text);

export const MailParagraph = ({ style = bodyText, className = 'text', children }: Props): ReactElement => html`
  <p style=${style} className=${className}>${unbroken(children)}</p>
`;

const headingStyle: MailStyle = {
  margin: 0,
  fontFamily: mailFaces.read,
  fontSize: 22,
  lineHeight: '28px',
  fontWeight: 'bold',
  color: light.heading,
};

export const MailHeading = ({ children }: { children: ReactNode }): ReactElement => html`
  <h2 className="heading" style=${headingStyle}>${children}</h2>
`;

type LinkProps = { href: string; className?: string; color?: string; children: ReactNode };

export const MailLink = ({ href, className = 'link', color = light.link, children }: LinkProps): ReactElement => html`
  <a href=${href} className=${className} style=${{ color, textDecoration: 'underline', fontWeight: 'bold' }}>${children}</a>
`;
