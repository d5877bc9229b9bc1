import { expect, test } from 'vitest';
import { sanitiseSvg } from './sanitise-svg.ts';

const drawing = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inside}</svg>`;

test.each([
  ['scripts', '<script>alert(1)</script>'],
  ['event handlers', '<path d="M0 0" onclick="alert(1)"/>'],
  [
    'pages inside the drawing',
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://mau.example"/></body></foreignObject>',
  ],
  ['script links', '<a href="javascript:alert(1)"><text>x</text></a>'],
  ['pictures from elsewhere', '<image href="https://mau.example/x.png" width="1" height="1"/>'],
  ['pieces from elsewhere', '<use href="https://mau.example/x.svg#a"/>'],
  ['styles from elsewhere', '<style>@import "https://mau.example/x.css";</style>'],
  ['fills from elsewhere', '<rect width="1" height="1" fill="url(https://mau.example/x#a)"/>'],
  ['animated handlers', '<animate attributeName="onload" to="alert(1)"/>'],
  ['animated links', '<set attributeName="href" to="javascript:alert(1)"/>'],
])('removes %s', async (_, inside) => {
  const clean = await sanitiseSvg(drawing(`${inside}<path d="M1 1h2"/>`));
  expect(clean).toContain('M1 1h2');
  expect(clean).not.toMatch(/alert|mau\.example|javascript:/);
});

test('keeps shapes, gradients, text, titles and references inside the drawing', async () => {
  const inside =
    '<title>Rim</title><defs><linearGradient id="g"><stop offset="0" stop-color="#173A6B"/></linearGradient><path id="p" d="M0 0h1"/></defs><rect fill="url(#g)" width="2" height="2"/><use href="#p"/><text x="1" y="2">Rim</text>';
  const clean = (await sanitiseSvg(drawing(inside))) ?? '';
  for (const kept of [
    'viewBox="0 0 10 10"',
    '<title>Rim</title>',
    'linearGradient',
    'url(#g)',
    'href="#p"',
    '<text x="1" y="2">Rim</text>',
  ])
    expect(clean).toContain(kept);
});

test('the name space stays, or no browser would draw it', async () => {
  expect(await sanitiseSvg(drawing('<path d="M0 0"/>'))).toContain('xmlns="http://www.w3.org/2000/svg"');
});

test.each(['<html></html>', 'text', '', '<svg xmlns="http://www.w3.org/2000/svg"><path'])('gives nothing for %j', async (source) => {
  expect(await sanitiseSvg(source)).toBeNull();
});
