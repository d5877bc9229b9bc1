import type { ClientField } from 'payload';
import { fieldElement, rowIdsAround } from './field-element.ts';
import { tabOfField } from './tab-of-field.ts';

const waitMs = 50;
/** Payload draws a field when it comes near the screen, so each step waits for the one before it. */
const timeoutMs = 4_000;
/** A tab that was just opened is drawn more than once, and a field that is drawn anew has lost the cursor. */
const settledMs = 300;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function appears<T>(look: () => T | null): Promise<T | null> {
  for (let waited = 0; waited < timeoutMs; waited += waitMs) {
    const found = look();
    if (found) return found;
    await pause(waitMs);
  }
  return null;
}

function openTab(fields: ClientField[], path: string): void {
  const index = tabOfField(fields, path);
  if (index === null) return;
  const button = document.querySelectorAll<HTMLElement>('.tabs-field__tabs > .tabs-field__tab-button')[index];
  if (button && !button.classList.contains('tabs-field__tab-button--active')) button.click();
}

async function openRow(id: string): Promise<void> {
  const row = await appears(() => document.getElementById(id));
  row?.scrollIntoView({ block: 'start' });
  row?.querySelector<HTMLElement>('.collapsible__toggle--collapsed')?.click();
}

const focusable = 'input:not([type=hidden]), textarea, [contenteditable=true], button';

/** Puts the cursor into a field, and once more where it did not stay. */
async function keepCursorIn(path: string): Promise<void> {
  for (let waited = 0; waited < timeoutMs; waited += settledMs) {
    const field = fieldElement(path);
    const input = field?.querySelector<HTMLElement>(focusable);
    if (waited > 0 && input && document.activeElement === input) return;
    field?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
    await pause(settledMs);
  }
}

/** Opens the tab and the rows a field lies in, brings it into sight and puts the cursor there. */
export async function goToField(fields: ClientField[], path: string): Promise<void> {
  openTab(fields, path);
  for (const id of rowIdsAround(path)) await openRow(id);
  if (await appears(() => fieldElement(path))) await keepCursorIn(path);
}
