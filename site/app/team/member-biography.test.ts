import type { Biography } from '@clinic/core/content/shapes/clinic-pages';
import type { PersonCard } from '@clinic/core/content/shapes/page-parts';
import { expect, test } from 'vitest';
import { careerOf } from './member-biography.tsx';

const portrait = { src: '/media/retrato.svg' };
const person = { name: 'Dra. Ana Reis', role: 'Urologista', portrait } as unknown as PersonCard;
const nothing = { title: '', text: [], picture: null };
const biography = { title: '', subtitle: '', banner: { text: '', picture: null }, story: nothing } as unknown as Biography;
const text = [
  {
    kind: 'paragraph' as const,
    children: [{ kind: 'words' as const, text: 'Nasceu em Viseu.', bold: false, italic: false, raised: null }],
  },
];

test('what the top of the page shows is not told again', () => {
  const repeated = {
    ...biography,
    title: person.name,
    subtitle: person.role,
    story: { ...nothing, text, title: 'Quem é', picture: portrait },
  } as Biography;
  expect(careerOf(repeated, person)).toEqual({ title: 'Quem é', subtitle: '', inner: '', text, pictures: [] });
});

test('a biography with a title of its own keeps the title of its first text below it', () => {
  const titled = { ...biography, title: 'Trinta anos', story: { ...nothing, text, title: 'Quem é' } };
  expect(careerOf(titled, person)).toMatchObject({ title: 'Trinta anos', inner: 'Quem é' });
});

test('a biography that says nothing is left out', () => expect(careerOf({ ...biography, title: person.name }, person)).toBeNull());
