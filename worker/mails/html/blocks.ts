import type { ReactElement } from 'react';
import type { LetterBlock, LetterFact } from '../letter.ts';
import { bodyText, MailCells, MailHeading, MailLink, MailParagraph, MailRow, type MailStyle, MailTable, smallText } from './elements.ts';
import { html } from './markup.ts';
import { light } from './palette.ts';

type BlockOf<Kind extends LetterBlock['kind']> = Extract<LetterBlock, { kind: Kind }>;

const edge = `1px solid ${light.line}`;
const largeValue: MailStyle = {
  ...bodyText,
  fontSize: 28,
  lineHeight: '38px',
  fontWeight: 'bold',
  color: light.heading,
};
const rowStyle = (index: number): MailStyle => ({ ...(index > 0 && { borderTop: edge }), padding: '12px 0' });

const styles = {
  card: { backgroundColor: light.card, border: edge },
  strongCard: { backgroundColor: light.card, border: `2px solid ${light.cobalt}` },
  cardCell: { padding: '20px 24px' },
  strong: { ...bodyText, fontWeight: 'bold' },
  struck: { ...bodyText, fontWeight: 'normal', textDecoration: 'line-through' },
  gap4: { ...bodyText, paddingTop: 4 },
  above8: { paddingTop: 8 },
  above12: { paddingTop: 12 },
} satisfies Record<string, MailStyle>;

function factRow({ label, lines, struck, link }: LetterFact, index: number): ReactElement {
  const strong = struck ? styles.struck : styles.strong;
  return html`
    <${MailRow} style=${rowStyle(index)} className="line">
      <${MailParagraph} style=${smallText} className="soft">${label}<//>
      ${lines.map((line, place) => html`<${MailParagraph} style=${place === 0 || link ? strong : bodyText}>${line}<//>`)}
      ${link && html`<${MailParagraph} style=${smallText}><${MailLink} href=${link.url}>${link.label}<//><//>`}
    <//>
  `;
}

const facts = ({ title, rows }: BlockOf<'facts'>): ReactElement => html`
  <${MailTable} className="card line" style=${styles.card}>
    <${MailRow} style=${{ padding: '20px 24px 12px' }}>
      <${MailHeading}>${title}<//>
      <${MailTable} style=${styles.above8}>${rows.map(factRow)}<//>
    <//>
  <//>
`;

const deadline = {
  panel: { backgroundColor: light.cobalt, padding: '16px 24px', borderBottom: `6px solid ${light.ochre}` },
  label: { ...bodyText, color: light.pale },
  time: { ...bodyText, fontSize: 20, fontWeight: 'bold', color: light.white },
} satisfies Record<string, MailStyle>;

const paymentValue = ({ label, value }: { label: string; value: string }, index: number): ReactElement => html`
  <${MailRow} style=${rowStyle(index)} className="line">
    <${MailParagraph} style=${smallText} className="soft">${label}<//>
    <${MailParagraph} style=${largeValue} className="heading">${value}<//>
  <//>
`;

const payment = ({ by, values }: BlockOf<'payment'>): ReactElement => html`
  <${MailTable} className="card" style=${styles.strongCard}>
    <${MailRow} style=${deadline.panel}>
      <${MailParagraph} style=${deadline.label} className="">${by.label}<//>
      <${MailParagraph} style=${deadline.time} className="">${by.text}<//>
    <//>
    <${MailRow} style=${{ padding: '8px 24px' }}>
      <${MailTable}>${values.map(paymentValue)}<//>
    <//>
  <//>
`;

/** As large as the page allows: it is read from one screen and typed on another. */
const codeStyle: MailStyle = { ...largeValue, fontSize: 42, lineHeight: '56px', letterSpacing: 2 };

const code = ({ label, value, note }: BlockOf<'code'>): ReactElement => html`
  <${MailTable} className="card" style=${styles.strongCard}>
    <${MailRow} style=${styles.cardCell}>
      <${MailParagraph} style=${smallText} className="soft">${label}<//>
      <${MailParagraph} style=${codeStyle} className="heading">${value}<//>
      <${MailParagraph} style=${styles.gap4}>${note}<//>
    <//>
  <//>
`;

const button = {
  ground: {
    backgroundColor: light.action,
    borderBottom: `3px solid ${light.actionFoot}`,
    borderRadius: 6,
    msoPaddingAlt: '16px 24px',
  },
  words: {
    ...bodyText,
    display: 'block',
    padding: '16px 24px',
    fontSize: 19,
    fontWeight: 'bold',
    color: light.white,
    textDecoration: 'none',
  },
} satisfies Record<string, MailStyle>;

/** A table, so that Outlook gives it its size, and a link that fills it, so that a thumb may land anywhere. */
const action = ({ link, note }: BlockOf<'action'>): ReactElement => html`
  <${MailTable}>
    <tr>
      <td align="center" style=${button.ground}><a href=${link.url} style=${button.words}>${link.label}</a></td>
    </tr>
    ${note && html`<${MailRow} style=${styles.above12}><${MailParagraph} style=${smallText} className="soft">${note}<//><//>`}
  <//>
`;

const numberStyle: MailStyle = { ...largeValue, fontSize: 20, lineHeight: '27px' };

const numbered = (step: string, index: number): ReactElement => html`
  <${MailRow} style=${styles.above12}>
    <${MailCells}>
      <td width="40" valign="top" style=${{ width: 40 }}>
        <${MailParagraph} style=${numberStyle} className="heading">${index + 1}.<//>
      </td>
      <td valign="top"><${MailParagraph}>${step}<//></td>
    <//>
  <//>
`;

const steps = ({ title, steps: all }: BlockOf<'steps'>): ReactElement => html`
  <${MailTable}>
    <${MailRow}><${MailHeading}>${title}<//><//>
    ${all.map(numbered)}
  <//>
`;

const list = ({ title, items }: BlockOf<'list'>): ReactElement => html`
  <${MailTable}>
    <${MailRow}><${MailHeading}>${title}<//><//>
    <${MailRow} style=${styles.above8}>
      <ul style=${{ margin: 0, paddingLeft: 22 }}>
        ${items.map((item) => html`<li className="text" style=${{ ...bodyText, marginBottom: 8 }}>${item}</li>`)}
      </ul>
    <//>
  <//>
`;

const section = ({ title, text }: BlockOf<'section'>): ReactElement => html`
  <${MailTable}>
    <${MailRow}><${MailHeading}>${title}<//><//>
    <${MailRow} style=${styles.above8}><${MailParagraph}>${text}<//><//>
  <//>
`;

export function blockHtml(block: LetterBlock): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return html`<${MailParagraph}>${block.text}<//>`;
    case 'section':
      return section(block);
    case 'steps':
      return steps(block);
    case 'list':
      return list(block);
    case 'facts':
      return facts(block);
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
