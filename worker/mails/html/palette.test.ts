import { expect, test } from 'vitest';
import { dark, light, toneColours } from './palette.ts';

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const words = ['text', 'soft', 'heading', 'link'] as const;
const grounds = ['paper', 'card'] as const;

test.each(words.flatMap((word) => grounds.map((ground) => ({ word, ground }))))(
  '$word can be read on $ground, by day and in the dark',
  ({ word, ground }) => {
    expect(contrast(light[word], light[ground])).toBeGreaterThan(4.5);
    expect(contrast(dark[word], dark[ground])).toBeGreaterThan(4.5);
  },
);

test('so can the button, the panel, the footer and every state', () => {
  for (const ground of [light.action, light.cobalt, light.night]) expect(contrast(light.white, ground)).toBeGreaterThan(4.5);
  for (const ground of [light.cobalt, light.night]) expect(contrast(light.pale, ground)).toBeGreaterThan(4.5);
  for (const { words: label, ground } of Object.values(toneColours)) expect(contrast(label, ground)).toBeGreaterThan(4.5);
});
