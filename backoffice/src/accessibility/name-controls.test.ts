import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { nameControls } from './name-controls.ts';

/** A piece of the admin as Payload draws it. */
function drawn(html: string): ParentNode {
  const { document } = new Window();
  document.body.innerHTML = html;
  return document.body as unknown as ParentNode;
}

function nameIn(html: string, selector: string, language = 'pt'): string | null | undefined {
  const page = drawn(html);
  nameControls(page, language);
  return page.querySelector(selector)?.getAttribute('aria-label');
}

const dateField = `<div class="field-type"><label class="field-label" for="other">Publicar em<span class="required">*</span></label>
  <div class="date-time-picker"><button class="date-time-picker__clear-button"><svg class="icon icon--x"></svg></button><input type="text"></div></div>`;

test('a field without a name is called by its label, without the marks beside it', () => {
  expect(nameIn(dateField, 'input')).toBe('Publicar em');
});

test('a button with nothing but a symbol says what it does, and to what', () => {
  expect(nameIn(dateField, 'button')).toBe('Limpar: Publicar em');
  expect(nameIn(dateField, 'button', 'en')).toBe('Clear: Publicar em');
});

test('a row is called by its title', () => {
  const row = `<div class="field-type"><span class="field-label">Em resumo</span><div class="collapsible__toggle-wrap">
    <div class="collapsible__drag" role="button"><svg class="icon icon--drag-handle"></svg></div>
    <div class="collapsible__header-wrap">A maioria não sente nada.</div></div></div>`;
  expect(nameIn(row, '[role="button"]')).toBe('Mudar de lugar: A maioria não sente nada.');
});

test('the tick of a row in a list says which', () => {
  const list = `<table><thead><tr><th><input type="checkbox" id="all" aria-label="" aria-labelledby="all"></th></tr></thead>
    <tbody><tr><td class="cell-_select"><input type="checkbox" aria-label=""></td><td><a href="/6">Cancro da próstata</a></td></tr></tbody></table>`;
  expect(nameIn(list, 'th input')).toBe('Escolher todos');
  expect(nameIn(list, 'td input')).toBe('Escolher: Cancro da próstata');
});

test('a group without a label does not take that of its first field', () => {
  const group = `<div class="field-type"><span class="field-label">Fora</span><div class="field-type"><button><svg class="icon icon--plus"></svg></button>
    <div class="field-type"><span class="field-label">Dentro</span></div></div></div>`;
  expect(nameIn(group, 'button')).toBe('Acrescentar: Fora');
});

test('whatever has a name keeps it', () => {
  expect(nameIn('<button>Guardar</button>', 'button')).toBeNull();
  expect(nameIn('<button aria-label="Conta"><svg class="icon icon--x"></svg></button>', 'button')).toBe('Conta');
  expect(nameIn('<label for="alt">Texto</label><input id="alt">', 'input')).toBeNull();
});

test('a name that was given follows the language and the title', () => {
  const page = drawn(dateField);
  nameControls(page, 'pt');
  const label = page.querySelector('.field-label');
  if (label) label.textContent = 'Publish on';
  nameControls(page, 'en');
  expect(page.querySelector('button')?.getAttribute('aria-label')).toBe('Clear: Publish on');
});
