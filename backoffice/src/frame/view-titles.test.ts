import { expect, test } from 'vitest';
import { admin } from '../admin.ts';
import { titleIn, titleSuffix, viewTitles } from './view-titles.ts';

test('every page of ours has a title in the tab in both languages', () => {
  const views = Object.entries(admin('').components?.views ?? {});
  expect(views.map(([name]) => name).sort()).toEqual(Object.keys(viewTitles).sort());
  for (const [name, view] of views) {
    const title = String((view as { meta?: { title?: string } }).meta?.title);
    const { pt, en } = viewTitles[name as keyof typeof viewTitles];
    expect(titleIn('pt', `${title} ${titleSuffix.pt}`), name).toBe(`${pt} · Gestão do site`);
    expect(titleIn('en', `${title} ${titleSuffix.pt}`), name).toBe(`${en} · Site management`);
  }
});

test('a page of Payload’s keeps its name, and the end of its title is in the reader’s language', () => {
  expect(titleIn('en', 'Articles · Gestão do site')).toBe('Articles · Site management');
  expect(titleIn('en', 'Payload')).toBe('Payload');
});
