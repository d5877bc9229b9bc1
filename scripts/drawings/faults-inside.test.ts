import { expect, test } from 'vitest';
import { faultsInside } from './faults-inside.ts';

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${inside}</svg>`;

test.each([
  ['words', '<text x="1">Rim</text>', /text/],
  ['words in a page of their own', '<foreignObject width="5"><p>Rim</p></foreignObject>', /text/],
  ['a photograph', '<image href="#a"/>', /raster/],
  ['a photograph written out', '<path style="fill:url(#a);mask:data:image/png;base64,AA"/>', /raster/],
  ['a script', '<path onclick="x()"/>', /script/],
  ['pieces from elsewhere', '<use href="other.svg#a"/>', /outside/],
  ['a fill from elsewhere', '<path fill="url(https://exemplo.pt/a.svg#b)"/>', /outside/],
])('%s inside a drawing is a fault', (_what, inside, fault) => {
  expect(faultsInside(drawing(inside))).toEqual([expect.stringMatching(fault)]);
});

test('shapes that use one another are no fault', () => {
  const inside =
    '<defs><clipPath id="a"><path d="M0 0h9"/></clipPath></defs><use href="#b"/><g clip-path="url(#a)"/><g clip-path="url(\'#a\')"/>';
  expect(faultsInside(drawing(inside))).toEqual([]);
});
