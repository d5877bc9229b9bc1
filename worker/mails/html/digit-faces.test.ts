import { mailFaces } from '@clinic/core/mail/mail-faces';
import { expect, test } from 'vitest';
import type { Letter, LetterBlock } from '../letter.ts';
import { sampleClinic } from '../sample-mails.ts';
import { letterHtml } from './letter-html.ts';

const link = { label: 'Pay 90,00 €', url: 'https://exemplo.pt/2' };

/** One of each, with a digit wherever it has words. */
const blocks: { [Kind in LetterBlock['kind']]: Extract<LetterBlock, { kind: Kind }> } = {
  paragraph: { kind: 'paragraph', text: 'Until 18:20.' },
  section: { kind: 'section', title: '2 working days', text: 'Within 2 working days.' },
  steps: { kind: 'steps', title: '3 steps', steps: ['Drink 3 glasses.'] },
  list: { kind: 'list', title: '2 things', items: ['2 reports'] },
  facts: { kind: 'facts', title: '17 November', rows: [{ label: 'Floor 2', lines: ['10:20', '1000-001 Lisboa'], link }] },
  payment: { kind: 'payment', by: { label: '24 hours', text: '18:20' }, values: [{ label: 'Field 1', value: '11249' }] },
  code: { kind: 'code', label: '6 digits', value: '482 913', note: 'For 15 minutes.' },
  action: { kind: 'action', link, note: 'Until 18:20.' },
};

const letter: Letter = {
  subject: '17 November, 10:20',
  status: { tone: 'waiting', label: '24 hours left' },
  title: 'Pay 90,00 € by 18:20 on 15 November',
  greeting: 'Joaquim 2,',
  lead: 'In 2 days.',
  blocks: Object.values(blocks),
  help: 'Call until 20:00.',
  why: 'Asked for on 3 November.',
  leave: link,
};

/** Every text that is seen, with the face that it is set in: its own element's, or the nearest one around it. */
function textsInFaces(page: string): { text: string; face: string | undefined }[] {
  const seen = page
    .slice(page.indexOf('<body'))
    .replaceAll(/<!--.*?-->|<div style="display:none.*?<\/div>/gs, '')
    .replaceAll('&#x27;', "'");
  const around: (string | undefined)[] = [];
  const texts: { text: string; face: string | undefined }[] = [];
  for (const [tag, text] of seen.matchAll(/<[^>]+>|([^<]+)/g)) {
    if (text !== undefined) texts.push({ text, face: around.at(-1) });
    else if (tag.startsWith('</')) around.pop();
    else around.push(/font-family:([^;"]+)/.exec(tag)?.[1] ?? around.at(-1));
  }
  return texts;
}

test('every digit of a letter stands in the face that is read', () => {
  const withDigits = textsInFaces(letterHtml(letter, sampleClinic('pt'), 'pt')).filter(({ text }) => /\d/.test(text));
  for (const text of [letter.title, '2 working days', '482 913', '210 000 000', '1000-001 Lisboa'])
    expect(withDigits.map((seen) => seen.text)).toContain(text);
  expect(withDigits.filter(({ face }) => face !== mailFaces.read)).toEqual([]);
});
