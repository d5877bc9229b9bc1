import { expect, test } from 'vitest';
import { htmlToLines } from './html-to-lines.ts';

test.each([
  ['plain words', ' Beba água \n', 'Beba água'],
  ['lines that were plain', 'um\ndois\n\ntrês', 'um\ndois\n\ntrês'],
  ['a sign that is no element', '5 < 7 e 7 > 5', '5 < 7 e 7 > 5'],
  ['paragraphs', '<p>um</p>\n<p>dois<br>três</p>', 'um\n\ndois\ntrês'],
  ['items of a list', '<ul><li>um</li><li>dois</li></ul>', 'um\ndois'],
  ['signs that HTML writes as names', 'Sim &amp; n&atilde;o', 'Sim & não'],
  ['nothing', '<p>&nbsp;</p>', null],
])('%s', (_, html, lines) => expect(htmlToLines(html)).toEqual({ text: lines, losses: [] }));

test('a link keeps its words and is told', () =>
  expect(htmlToLines('<p>Veja <a href="/x">isto</a></p>')).toEqual({
    text: 'Veja isto',
    losses: [{ kind: 'element', detail: '<a> isto' }],
  }));
