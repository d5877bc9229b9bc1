import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Caller, NextCard } from './next-card.tsx';
import { nextWords } from './timeline/timeline-words.ts';

const ana: Caller = { name: 'Ana', phone: '910000001', isConfirmed: true };
const rui: Caller = { name: 'Rui', phone: '910000002', isConfirmed: false };
const shown = (...callers: Caller[]) =>
  renderToStaticMarkup(
    NextCard({
      ...{
        title: { pt: 'Por fazer', en: 'To do' },
        items: [],
        callers,
        unconfirmed: nextWords.typedByBooker,
        language: 'pt',
        children: null,
      },
    }),
  );

test('a number that was only typed is said to be so beside it, and what to ask before speaking', () => {
  expect(shown(rui)).toContain('Número por confirmar: escreveu-o quem marcou.');
  expect(shown(ana)).not.toContain('por confirmar');
});

test('of two numbers it is said which', () => {
  const page = shown(ana, rui);
  expect(page).toContain('<span>Ana</span>');
  expect(page).toContain('<span>Rui, por confirmar</span>');
});

test('where nobody can be called nothing is said of a number', () => {
  expect(shown({ ...rui, phone: '' })).not.toContain('por confirmar');
});
