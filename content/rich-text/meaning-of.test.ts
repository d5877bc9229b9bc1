import { expect, test } from 'vitest';
import { comparableText } from './meaning-of.ts';
import { markdownToRichText } from './to-rich-text.ts';

const text = (children: object[]) => ({ root: { type: 'root', version: 1, direction: null, children } });
const words = (value: string, format = 0) => ({ type: 'text', text: value, format, version: 7, style: '', mode: 'normal', detail: 0 });

test('what the back office adds of its own does not count', () => {
  const stored = text([{ type: 'paragraph', version: 2, direction: null, textStyle: 'x', children: [words('Beba '), words('água', 1)] }]);
  expect(comparableText(stored)).toBe(comparableText(markdownToRichText('Beba **água**')));
});

test('another word, look, heading or order counts', () => {
  const original = comparableText(markdownToRichText('### Beba\n\nágua'));
  for (const other of ['### Beba\n\nvinho', '### Beba\n\n*água*', '#### Beba\n\nágua', 'água\n\n### Beba'])
    expect(comparableText(markdownToRichText(other))).not.toBe(original);
});

test('a link counts by where it leads, whether its document comes as a number or whole', () => {
  const link = (value: unknown) =>
    text([
      {
        type: 'paragraph',
        children: [
          {
            type: 'link',
            id: 'x',
            fields: { linkType: 'internal', doc: { relationTo: 'equipa', value }, url: '' },
            children: [words('ela')],
          },
        ],
      },
    ]);
  expect(comparableText(link(7))).toBe(comparableText(link({ id: 7, nome: 'Sofia' })));
  expect(comparableText(link(7))).not.toBe(comparableText(link(8)));
});

test('a picture counts by its number', () => {
  const picture = (value: unknown, fields: unknown) => text([{ type: 'upload', relationTo: 'media', value, fields }]);
  expect(comparableText(picture(3, null))).toBe(comparableText(picture({ id: 3 }, {})));
  expect(comparableText(picture(3, null))).not.toBe(comparableText(picture(4, null)));
});
