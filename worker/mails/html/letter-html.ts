import type { ClinicContact } from '@clinic/core/booking/booking-mail';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block, Letter } from '../letter.ts';
import { frameWords } from '../words.ts';
import { blockHtml } from './blocks.ts';
import { mailPage } from './page.ts';
import { faces, light, toneColours } from './palette.ts';
import { cell, h, heading, link, type MailStyle, paragraph, reading, rows, small } from './parts.ts';
import { frieze, mark } from './tiles.ts';

const side = (top: number, bottom: number): MailStyle => ({ padding: `${top}px 32px ${bottom}px` });

const sender = (clinic: ClinicContact): ReactElement =>
  cell(
    { ...side(16, 16), backgroundColor: light.card },
    'side card',
    h(
      'table',
      { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 },
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          h('td', { width: 44 }, mark()),
          h(
            'td',
            { style: { paddingLeft: 14 } },
            paragraph(
              clinic.name,
              { ...reading, fontFamily: faces.head, fontSize: 20, fontWeight: 'bold', color: light.heading },
              'heading',
            ),
          ),
        ),
      ),
    ),
  );

function status({ status: { tone, label } }: Letter): ReactElement {
  const { ground, edge, words } = toneColours[tone];
  const style: MailStyle = { backgroundColor: ground, border: `2px solid ${edge}`, padding: '6px 14px', borderRadius: 4 };
  const shown = paragraph(label, { ...small, color: words, fontWeight: 'bold' }, '');
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 },
    h('tbody', null, h('tr', null, h('td', { style }, shown))),
  );
}

const titleStyle: MailStyle = {
  margin: 0,
  fontFamily: faces.head,
  fontSize: 34,
  lineHeight: '1.18',
  fontWeight: 'bold',
  color: light.heading,
};

const leading: MailStyle = { ...reading, fontSize: 19, lineHeight: '29px' };

const opening = (letter: Letter): ReactElement =>
  cell(
    side(28, 8),
    'side',
    status(letter),
    h('h1', { className: 'heading title', style: { ...titleStyle, paddingTop: 16 } }, letter.title),
    paragraph(letter.greeting, { ...leading, paddingTop: 16 }),
    paragraph(letter.lead, { ...leading, paddingTop: 8 }),
  );

const help = (clinic: ClinicContact, locale: Locale): ReactElement => {
  const t = frameWords(locale);
  const number: MailStyle = {
    fontFamily: faces.head,
    fontSize: 28,
    lineHeight: '40px',
    fontWeight: 'bold',
    color: light.heading,
    textDecoration: 'none',
  };
  const card = cell(
    { padding: '20px 24px' },
    '',
    heading(t('help')),
    paragraph(t('helpText'), { ...reading, paddingTop: 8 }),
    h('p', { style: { margin: 0, paddingTop: 8 } }, h('a', { href: clinic.phoneHref, className: 'heading', style: number }, clinic.phone)),
    paragraph(clinic.phoneNote, small, 'soft'),
    paragraph(link(clinic.email, `mailto:${clinic.email}`), { ...reading, paddingTop: 8 }),
  );
  const style: MailStyle = { backgroundColor: light.card, border: `1px solid ${light.line}` };
  return cell(side(32, 36), 'side', rows([card], { className: 'card line', style }));
};

const footer = (clinic: ClinicContact, locale: Locale, why?: string): ReactElement => {
  const t = frameWords(locale);
  const words: MailStyle = { ...small, color: light.pale };
  return cell(
    { ...side(24, 28), backgroundColor: light.night },
    'side',
    paragraph(clinic.name, { ...words, fontWeight: 'bold', color: light.white }, ''),
    ...clinic.addressLines.map((line) => paragraph(line, words, '')),
    paragraph(link(t('website'), clinic.siteUrl, '', light.white), { ...words, paddingTop: 8 }, ''),
    paragraph(why ?? t('why'), { ...words, paddingTop: 16 }, ''),
  );
};

/** What has a heading of its own begins something new. */
const spaceAbove: Record<Block['kind'], number> = {
  paragraph: 16,
  action: 20,
  visit: 20,
  payment: 20,
  code: 20,
  section: 32,
  steps: 32,
  list: 32,
};

/** One column of at most 600 pixels: masthead, tiles, the letter, help, footer. */
export function letterHtml(letter: Letter, clinic: ClinicContact, locale: Locale): string {
  const blocks = letter.blocks.map((block) => cell(side(spaceAbove[block.kind], 4), 'side', blockHtml(block)));
  const column = rows(
    [sender(clinic), cell({}, '', frieze()), opening(letter), ...blocks, help(clinic, locale), footer(clinic, locale, letter.why)],
    {
      className: 'paper',
      style: { backgroundColor: light.paper },
    },
  );
  return mailPage({ locale, title: letter.subject, preview: letter.lead, body: renderToStaticMarkup(column) });
}
