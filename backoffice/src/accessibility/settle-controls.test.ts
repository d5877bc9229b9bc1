import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { settleControls } from './settle-controls.ts';

function settled(html: string) {
  const { document } = new Window();
  document.body.innerHTML = html;
  settleControls(document.body as unknown as ParentNode);
  return document.body;
}

test('what is hidden from whoever listens is no stop for Tab, and what has no other key is hidden no more', () => {
  const page = settled('<button aria-hidden="true"></button><div role="button" tabindex="0" aria-hidden="true"></div>');
  expect(page.querySelector('button')?.getAttribute('tabindex')).toBe('-1');
  expect(page.querySelector('div')?.hasAttribute('aria-hidden')).toBe(false);
});

test('no button lies in another', () => {
  const page = settled('<div role="button" tabindex="0">Próstata<button aria-label="Retirar"></button></div>');
  expect(page.querySelector('div')?.getAttribute('role')).toBe('group');
  expect(page.querySelector('div')?.getAttribute('aria-label')).toBe('Próstata');
});

test('a button is called by the words on it', () => {
  const page = settled('<a class="btn" aria-label="Criar: Problema" href="/"><span class="btn__label">Criar novo</span></a>');
  expect(page.querySelector('a')?.hasAttribute('aria-label')).toBe(false);
});

test('a picture beside its own name is not read twice', () => {
  const page = settled('<a href="/"><img alt="rim.svg">rim.svg</a><a href="/2"><img id="seen" alt="Um rim">rim.svg</a>');
  expect(page.querySelector('img')?.getAttribute('alt')).toBe('');
  expect(page.querySelector('#seen')?.getAttribute('alt')).toBe('Um rim');
});
