import type { ReactElement } from 'react';
import type { Block, Row } from '../letter.ts';
import { faces, light } from './palette.ts';
import { cell, h, heading, link, type MailStyle, paragraph, reading, rows, small } from './parts.ts';

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const figures: MailStyle = {
  ...reading,
  fontFamily: faces.head,
  fontSize: 30,
  lineHeight: '38px',
  fontWeight: 'bold',
  color: light.heading,
};
const edge = `1px solid ${light.line}`;
const cardStyle: MailStyle = { backgroundColor: light.card, border: edge };
const gap = (px: number): MailStyle => ({ paddingTop: px });

const lineAbove = (index: number): MailStyle => (index === 0 ? {} : { borderTop: edge });
const rowStyle = (index: number): MailStyle => ({ ...lineAbove(index), padding: '12px 0' });

function visitRow({ label, lines, struck, link: more }: Row, index: number): ReactElement {
  const strong: MailStyle = { ...reading, fontWeight: 'bold', ...(struck && { textDecoration: 'line-through', fontWeight: 'normal' }) };
  const shown = lines.map((line, place) => paragraph(line, place === 0 || more ? strong : reading));
  const below = more ? [paragraph(link(more.label, more.url), small)] : [];
  return cell(rowStyle(index), 'line', paragraph(label, small, 'soft'), ...shown, ...below);
}

const visit = ({ title, rows: told }: BlockOf<'visit'>): ReactElement =>
  rows([cell({ padding: '20px 24px 12px' }, '', heading(title), rows(told.map(visitRow), { style: gap(8) }))], {
    className: 'card line',
    style: cardStyle,
  });

function payment({ by, values }: BlockOf<'payment'>): ReactElement {
  const deadline = cell(
    { backgroundColor: light.cobalt, padding: '16px 24px', borderBottom: `6px solid ${light.ochre}` },
    '',
    paragraph(by.label, { ...reading, color: light.pale }, ''),
    paragraph(by.text, { ...reading, fontFamily: faces.head, fontSize: 20, fontWeight: 'bold', color: light.white }, ''),
  );
  const valueRows = values.map(({ label, value }, index) =>
    cell(rowStyle(index), 'line', paragraph(label, small, 'soft'), paragraph(value, figures, 'heading')),
  );
  return rows([deadline, cell({ padding: '8px 24px' }, '', rows(valueRows))], {
    className: 'card',
    style: { ...cardStyle, border: `2px solid ${light.cobalt}` },
  });
}

/** As large as the page allows: it is read from one screen and typed on another. */
const code = ({ label, value, note }: BlockOf<'code'>): ReactElement =>
  rows(
    [
      cell(
        { padding: '20px 24px' },
        '',
        paragraph(label, small, 'soft'),
        paragraph(value, { ...figures, fontSize: 44, lineHeight: '56px', letterSpacing: 2 }, 'heading'),
        paragraph(note, { ...reading, paddingTop: 4 }),
      ),
    ],
    { className: 'card', style: { ...cardStyle, border: `2px solid ${light.cobalt}` } },
  );

/** A table, so that Outlook gives it its size, and a link that fills it, so that a thumb may land anywhere. */
function action({ link: { label, url }, note }: BlockOf<'action'>): ReactElement {
  const ground: MailStyle = {
    backgroundColor: light.action,
    borderBottom: `3px solid ${light.actionFoot}`,
    borderRadius: 6,
    msoPaddingAlt: '16px 24px',
  };
  const words: MailStyle = {
    ...reading,
    display: 'block',
    padding: '16px 24px',
    fontSize: 19,
    fontWeight: 'bold',
    color: light.white,
    textDecoration: 'none',
  };
  const button = h('td', { align: 'center', style: ground }, h('a', { href: url, style: words }, label));
  const below = note ? [cell({ paddingTop: 12 }, '', paragraph(note, small, 'soft'))] : [];
  return rows([button, ...below]);
}

const numbered = (step: string, index: number): ReactElement =>
  cell(
    { paddingTop: 12 },
    '',
    h(
      'table',
      { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 },
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          h(
            'td',
            { width: 40, valign: 'top', style: { width: 40 } },
            paragraph(`${index + 1}.`, { ...figures, fontSize: 22, lineHeight: '27px' }, 'heading'),
          ),
          h('td', { valign: 'top' }, paragraph(step)),
        ),
      ),
    ),
  );

const list = ({ title, items }: BlockOf<'list'>): ReactElement =>
  rows([
    cell({}, '', heading(title)),
    cell(
      { paddingTop: 8 },
      '',
      h(
        'ul',
        { style: { margin: 0, paddingLeft: 22 } },
        ...items.map((item) => h('li', { className: 'text', style: { ...reading, marginBottom: 8 } }, item)),
      ),
    ),
  ]);

export function blockHtml(block: Block): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'section':
      return rows([cell({}, '', heading(block.title)), cell({ paddingTop: 8 }, '', paragraph(block.text))]);
    case 'steps':
      return rows([cell({}, '', heading(block.title)), ...block.steps.map(numbered)]);
    case 'list':
      return list(block);
    case 'visit':
      return visit(block);
    case 'payment':
      return payment(block);
    case 'code':
      return code(block);
    case 'action':
      return action(block);
    default:
      return block satisfies never;
  }
}
