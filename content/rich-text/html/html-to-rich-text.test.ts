import { expect, test } from 'vitest';
import { textOfNode } from '../../words-of.ts';
import { comparableText } from '../meaning-of.ts';
import { markdownToRichText } from '../to-rich-text.ts';
import type { HtmlTargets } from './html-reader.ts';
import { htmlToRichText } from './html-to-rich-text.ts';

const targets: HtmlTargets = {
  link: (href) => {
    if (href.startsWith('/pt/')) return { linkType: 'custom', url: href, newTab: false };
    return href.startsWith('https://') ? { linkType: 'custom', url: href, newTab: true } : null;
  },
  picture: (src) => (src === '/assets/rim' ? { refersTo: 'pictures/rim.svg' } : null),
};
const convert = (html: string) => htmlToRichText(html, targets);

test.each([
  ['a paragraph', '<p>Beba  água\n todos os dias.</p>', 'Beba água todos os dias.'],
  ['words without any element', 'Beba água', 'Beba água'],
  ['paragraphs beside bare words', 'um<p>dois</p>três', 'um\n\ndois\n\ntrês'],
  ['bold and italic, also nested', '<p><b>a</b> <em>b</em> <strong><i>c</i></strong></p>', '**a** *b* ***c***'],
  ['spaces at the edge of bold words', '<p>Não <strong>dói </strong>nada</p>', 'Não **dói**&#x20;nada'],
  ['raised and lowered', '<p>30 cm<sup>3</sup> H<sub>2</sub>O</p>', '30 cm^3^ H~2~O'],
  ['a broken line', '<p>Rua do Exemplo <br/> Lisboa<br></p>', 'Rua do Exemplo  \nLisboa'],
  ['two of the editor’s headings', '<h3>Antes</h3><h4>Na véspera</h4>', '### Antes\n\n#### Na véspera'],
  ['other levels, in their order', '<h2>Antes</h2><p>x</p><h5>Na véspera</h5>', '### Antes\n\nx\n\n#### Na véspera'],
  ['a heading that was bold', '<h2><strong>Antes</strong></h2>', '### Antes'],
  ['lists', '<ul><li>um</li><li><p>dois</p><ol><li>dentro</li></ol></li></ul>', '- um\n- dois\n  1. dentro'],
  ['a list inside a list, as old editors wrote it', '<ul><li>um</li><ul><li>dentro</li></ul></ul>', '- um\n  - dentro'],
  ['a quotation', '<blockquote><p>Palavras</p></blockquote>', '> Palavras'],
  ['a rule', '<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
  ['a picture alone', '<p><img src="/assets/rim"></p>', '![](rim.svg)'],
  ['a picture among words, which then stands between them', '<p>a <img src="/assets/rim"> b</p>', 'a\n\n![](rim.svg)\n\nb'],
  ['a picture with a caption', '<figure><img src="/assets/rim"><figcaption>Rim</figcaption></figure>', '![](rim.svg)\n\nRim'],
  ['links inside and outside', '<a href="/pt/equipa">a</a> e <a href="https://x.pt/">b</a>', '[a](/pt/equipa) e [b](https://x.pt/)'],
  ['boxes without a meaning', '<div><div><p>a</p></div><span>b</span></div>', 'a\n\nb'],
  ['empty paragraphs, which only made room', '<p>a</p><p>&nbsp;</p><p><br></p><p>b</p>', 'a\n\nb'],
  ['signs that HTML writes as names', '<p>&lt;5 &amp; &eacute;</p>', '\\<5 & é'],
])('%s', (_, html, markdown) => {
  const { text, losses } = convert(html);
  expect(textOfNode(text)).toBe(textOfNode(markdownToRichText(markdown)));
  if (!markdown.includes('&#x20;')) expect(comparableText(text)).toBe(comparableText(markdownToRichText(markdown)));
  expect(losses).toEqual([]);
});

test.each([
  [
    'a table',
    '<table><tr><th>Dose</th><td>5 mg</td></tr><tr><td>a</td><td>b</td></tr></table>',
    'Dose · 5 mg\na · b\n',
    'table',
    '<table> 2',
  ],
  ['a film', '<p>Veja</p><iframe src="https://v.pt/1"></iframe>', 'Veja\n', 'embed', '<iframe> https://v.pt/1'],
  ['a script', '<p>a</p><script>alert(1)</script>', 'a\n', 'hidden', '<script> alert(1)'],
  ['a note of the writer', '<p>a</p><!-- rever -->', 'a\n', 'hidden', '<!-- rever -->'],
  ['the look of words', '<p style="text-align:center">a</p>', 'a\n', 'look', 'style="text-align:center"'],
  ['a class', '<p class="destaque">a</p>', 'a\n', 'look', 'class="destaque"'],
  ['underlined words', '<p><u>a</u></p>', 'a\n', 'element', '<u>'],
  ['a link that leads nowhere here', '<p><a href="javascript:x()">a</a></p>', 'a\n', 'link', '«a» → javascript:x()'],
  ['a link to an unsafe address', '<p><a href="http://x.pt">a</a></p>', 'a\n', 'link', '«a» → http://x.pt'],
  ['an unknown picture', '<p>a</p><img src="/outra.png">', 'a\n', 'picture', '/outra.png'],
  ['a third level of headings', '<h2>a</h2><h3>b</h3><h4>c</h4>', 'a\nb\nc\n', 'headingLevel', 'h2, h3, h4'],
  ['a picture inside a list', '<ul><li>a<img src="/assets/rim"></li></ul>', 'a\n', 'nesting', '<li> <img>'],
  ['a list inside a quotation', '<blockquote>a<ul><li>b</li></ul></blockquote>', 'ab\n', 'nesting', '<blockquote> list'],
])('%s keeps its words and is told', (_, html, words, kind, detail) => {
  const { text, losses } = convert(html);
  expect(textOfNode(text)).toBe(words);
  expect(losses).toEqual([{ kind, detail }]);
});

test('what only made room is no text', () => expect(convert('<p>&nbsp;</p>\n<p></p>')).toEqual({ text: null, losses: [] }));

test('the same text always gets the same ids', () => {
  const html = '<p><a href="/pt/equipa">a</a></p>';
  expect(convert(html)).toEqual(convert(html));
});
