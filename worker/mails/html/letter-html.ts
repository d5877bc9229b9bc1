import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { mailFaces } from '@clinic/core/mail/mail-faces';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Letter, LetterBlock } from '../letter.ts';
import { frameWords } from '../words.ts';
import { blockHtml } from './blocks.ts';
import { bodyText, MailCells, MailHeading, MailLink, MailParagraph, MailRow, type MailStyle, MailTable, smallText } from './elements.ts';
import { html } from './markup.ts';
import { mailPage } from './page.ts';
import { light, toneColours } from './palette.ts';
import { frieze, mark } from './tiles.ts';

const side = (top: number, bottom: number): MailStyle => ({ padding: `${top}px 32px ${bottom}px` });

const nameStyle: MailStyle = { ...bodyText, fontFamily: mailFaces.name, fontSize: 20, fontWeight: 'bold', color: light.heading };

const sender = (clinic: ClinicContact): ReactElement => html`
  <${MailRow} style=${{ ...side(16, 16), backgroundColor: light.card }} className="side card">
    <${MailCells}>
      <td width="44">${mark()}</td>
      <td style=${{ paddingLeft: 14 }}><${MailParagraph} style=${nameStyle} className="heading">${clinic.name}<//></td>
    <//>
  <//>
`;

function status({ status: { tone, label } }: Letter): ReactElement {
  const { ground, edge, words } = toneColours[tone];
  const badge: MailStyle = { backgroundColor: ground, border: `2px solid ${edge}`, padding: '6px 14px', borderRadius: 4 };
  const text: MailStyle = { ...smallText, color: words, fontWeight: 'bold' };
  return html`
    <${MailCells}>
      <td style=${badge}><${MailParagraph} style=${text} className="">${label}<//></td>
    <//>
  `;
}

const titleStyle: MailStyle = {
  margin: 0,
  fontFamily: mailFaces.read,
  fontSize: 34,
  lineHeight: '1.18',
  fontWeight: 'bold',
  color: light.heading,
  paddingTop: 16,
};
const leading: MailStyle = { ...bodyText, fontSize: 19, lineHeight: '29px' };

const opening = (letter: Letter): ReactElement => html`
  <${MailRow} style=${side(28, 8)} className="side">
    ${status(letter)}
    <h1 className="heading title" style=${titleStyle}>${letter.title}</h1>
    <${MailParagraph} style=${{ ...leading, paddingTop: 16 }}>${letter.greeting}<//>
    <${MailParagraph} style=${{ ...leading, paddingTop: 8 }}>${letter.lead}<//>
  <//>
`;

const helpStyles = {
  card: { backgroundColor: light.card, border: `1px solid ${light.line}` },
  text: { ...bodyText, paddingTop: 8 },
  phone: {
    fontFamily: mailFaces.read,
    fontSize: 28,
    lineHeight: '40px',
    fontWeight: 'bold',
    color: light.heading,
    textDecoration: 'none',
  },
} satisfies Record<string, MailStyle>;

function help(clinic: ClinicContact, locale: Locale, words?: string): ReactElement {
  const t = frameWords(locale);
  return html`
    <${MailRow} style=${side(32, 36)} className="side">
      <${MailTable} className="card line" style=${helpStyles.card}>
        <${MailRow} style=${{ padding: '20px 24px' }}>
          <${MailHeading}>${t('help')}<//>
          <${MailParagraph} style=${helpStyles.text}>${words ?? t('helpText')}<//>
          <p style=${{ margin: 0, paddingTop: 8 }}>
            <a href=${clinic.phoneHref} className="heading" style=${helpStyles.phone}>${clinic.phone}</a>
          </p>
          <${MailParagraph} style=${smallText} className="soft">${clinic.phoneNote}<//>
          <${MailParagraph} style=${helpStyles.text}><${MailLink} href=${`mailto:${clinic.email}`}>${clinic.email}<//><//>
        <//>
      <//>
    <//>
  `;
}

const footerText: MailStyle = { ...smallText, color: light.pale };
const footerName: MailStyle = { ...footerText, fontWeight: 'bold', color: light.white };

function footer(clinic: ClinicContact, locale: Locale, { why, leave }: Letter): ReactElement {
  const t = frameWords(locale);
  return html`
    <${MailRow} style=${{ ...side(24, 28), backgroundColor: light.night }} className="side">
      <${MailParagraph} style=${footerName} className="">${clinic.name}<//>
      ${clinic.addressLines.map((line) => html`<${MailParagraph} style=${footerText} className="">${line}<//>`)}
      <${MailParagraph} style=${{ ...footerText, paddingTop: 8 }} className="">
        <${MailLink} href=${clinic.siteUrl} className="" color=${light.white}>${t('website')}<//>
      <//>
      <${MailParagraph} style=${{ ...footerText, paddingTop: 16 }} className="">${why ?? t('why')}<//>
      ${
        leave &&
        html`<${MailParagraph} style=${{ ...footerText, paddingTop: 8 }} className="">
          <${MailLink} href=${leave.url} className="" color=${light.white}>${leave.label}<//>
        <//>`
      }
    <//>
  `;
}

/** What has a heading of its own begins something new. */
const spaceAbove: Record<LetterBlock['kind'], number> = {
  paragraph: 16,
  action: 20,
  facts: 20,
  payment: 20,
  code: 20,
  section: 32,
  steps: 32,
  list: 32,
};

const blockRow = (block: LetterBlock): ReactElement => html`
  <${MailRow} style=${side(spaceAbove[block.kind], 4)} className="side">${blockHtml(block)}<//>
`;

/** One column of at most 600 pixels: masthead, tiles, the letter, help, footer. */
export function letterHtml(letter: Letter, clinic: ClinicContact, locale: Locale): string {
  const column = html`
    <${MailTable} className="paper" style=${{ backgroundColor: light.paper }}>
      ${sender(clinic)}
      <${MailRow}>${frieze()}<//>
      ${opening(letter)}
      ${letter.blocks.map(blockRow)}
      ${help(clinic, locale, letter.help)}
      ${footer(clinic, locale, letter)}
    <//>
  `;
  return mailPage({ locale, title: letter.subject, preview: letter.lead, body: renderToStaticMarkup(column) });
}
