import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';
import { textOfHtml } from './text-of-html.ts';

test.each([
  ['<p>Bom dia.</p><p>Chego  às\n<b>10:30</b>.<br>Até já</p>', 'Bom dia.\n\nChego às 10:30.\nAté já'],
  ['<div>S&atilde;o 5 &lt; 6 &amp; &#8364;10&nbsp;ou &#x41;</div>', 'São 5 < 6 & €10 ou A'],
  ['<head><title>x</title><style>p{color:red}</style></head><SCRIPT>alert(1)</SCRIPT>Sim', 'Sim'],
  ['antes<!-- <p>escondido</p> -->depois', 'antesdepois'],
  ['sem etiquetas, 3 < 4', 'sem etiquetas, 3 < 4'],
  ['&desconhecido; &#xffffff;', '&desconhecido; &#xffffff;'],
])('%s', (html, text) => {
  expect(textOfHtml(html).trim()).toBe(text);
});

test('what it quotes is quoted, and left out like any other quotation', () => {
  const html =
    '<div>Posso?</div><div>Em 19/11/2026, Instituto escreveu:</div><blockquote><p>A sua consulta</p><blockquote>Olá</blockquote></blockquote>';
  expect(textOfHtml(html)).toContain('> A sua consulta\n>\n> > Olá');
  expect(ownWords(textOfHtml(html), 'Re: x')).toMatchObject({ text: 'Posso?', isQuoteRemoved: true });
});

test.each(['<', '<a ', '<!--', '<style>', '<style></style>', '<blockquote>', '<p', '&'])(
  'a million characters of %s take no time',
  (part) => {
    // Of the processor: on a busy machine the clock also counts those who come before.
    const started = process.cpuUsage();
    textOfHtml(part.repeat(1_000_000 / part.length));
    textOfHtml(`${part.repeat(1_000_000 / part.length)}>`);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
  },
);
