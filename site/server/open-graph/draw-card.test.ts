import { expect, test } from 'vitest';
import { cardSize } from './card.tsx';
import { drawCard } from './draw-card.tsx';

test('a card is a PNG of the promised size, drawn with the faces of the site', async () => {
  const picture = await drawCard({ title: 'Depois dos 50: 10 perguntas', kicker: 'Blog · 10 minutos', clinic: 'Clínica' });
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([cardSize.width, cardSize.height]);
});
