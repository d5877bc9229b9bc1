import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { levelsWithoutGaps, outlinePage } from './page-outline.ts';

function drawn(parts: string) {
  const { document } = new Window();
  document.body.innerHTML = `<div class="template-default__wrap"><header></header>${parts}</div>`;
  return document.body as unknown as HTMLElement;
}

test('no level of headings is left out', () => {
  expect(levelsWithoutGaps([1, 3, 3, 4, 2, 3])).toEqual([1, 2, 2, 3, 2, 3]);
  expect(levelsWithoutGaps([2, 1, 2])).toEqual([2, 1, 2]);
});

test('a page without a middle gets one, and its header stays outside', () => {
  const page = drawn('<div id="page"><h1>Problemas</h1></div>');
  outlinePage(page, 'pt');
  expect([...page.querySelectorAll('[role="main"]')].map(({ id }) => id)).toEqual(['page']);
});

test('a form has a middle already, and its title becomes a place with a name', () => {
  const page = drawn('<div class="doc-header"><h1>Rim</h1></div><main></main>');
  outlinePage(page, 'pt');
  expect(page.querySelector('[role="main"]')).toBeNull();
  expect(page.querySelector('.doc-header')?.getAttribute('aria-label')).toBe('Título e separadores');
});

test('an element that another page takes over loses its mark', () => {
  const page = drawn('<div id="page"><h1>Problemas</h1></div>');
  outlinePage(page, 'pt');
  page.querySelector('#page')?.insertAdjacentHTML('afterend', '<main></main>');
  outlinePage(page, 'pt');
  expect(page.querySelector('#page')?.hasAttribute('role')).toBe(false);
});

test('what is marked as a list and holds no items is none', () => {
  const page = drawn('<ul id="tabs"><a href="/">Editar</a></ul><ul id="list"><li>Rim</li></ul>');
  outlinePage(page, 'pt');
  expect(page.querySelector('#tabs')?.getAttribute('role')).toBe('group');
  expect(page.querySelector('#list')?.hasAttribute('role')).toBe(false);
});
