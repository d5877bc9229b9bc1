import { expect, test } from 'vitest';
import { markdownToRichText } from '../rich-text/to-rich-text.ts';
import { withIds } from './ids.ts';

const ids = new Map([
  ['equipa/ana', 7],
  ['pictures/rim.svg', 3],
]);

test('replaces references by the ids of the back office, in rich text too', () => {
  const texto = { pt: markdownToRichText('[Ana](equipa/ana)\n\n![](rim.svg)'), en: null };
  expect(withIds({ revisor: { refersTo: 'equipa/ana' }, imagens: [{ refersTo: 'pictures/rim.svg' }], texto }, ids)).toMatchObject({
    revisor: 7,
    imagens: [3],
    texto: {
      pt: { root: { children: [{ children: [{ fields: { doc: { relationTo: 'equipa', value: 7 } } }] }, { type: 'upload', value: 3 }] } },
      en: null,
    },
  });
});

test('names a reference that is not in the back office', () => {
  expect(() => withIds({ revisor: { refersTo: 'equipa/rui' } }, ids)).toThrow('equipa/rui is not in the back office');
});
