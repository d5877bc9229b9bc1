'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { inPlainWords, namedInPlainWords } from './hard-coded-words.ts';

const typing = 'input, textarea, [contenteditable="true"]';

function* textsIn(node: Node): Generator<Text> {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  if (node instanceof Text) yield node;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) yield text as Text;
}

const names = ['aria-label', 'aria-roledescription', 'placeholder', 'title'];

function* namedIn(node: Node): Generator<Element> {
  if (!(node instanceof Element)) return;
  if (names.some((name) => node.hasAttribute(name))) yield node;
  yield* node.querySelectorAll(names.map((name) => `[${name}]`).join());
}

/** On the start page Payload hands over the name of a collection in all languages at once; the card beside says it in one. */
const withCardTitle = (words: string, element: Element): string =>
  words.replace('[object Object]', () => element.closest('.card')?.querySelector('.card__title')?.textContent ?? '');

function speakNames(element: Element, language: string): void {
  // Payload shows the name that a field has in the database when the pointer rests on its box.
  if (element.matches('input[type="checkbox"]')) element.removeAttribute('title');
  for (const name of names) {
    const words = element.getAttribute(name);
    const said = words && namedInPlainWords(withCardTitle(words, element), language);
    if (said && said !== words) element.setAttribute(name, said);
  }
}

function speak(node: Node, language: string): void {
  for (const text of textsIn(node)) {
    const said = inPlainWords(text.data, language);
    if (said !== text.data && !text.parentElement?.closest(typing)) text.data = said;
  }
  for (const element of namedIn(node)) speakNames(element, language);
}

/** Some words stand in Payload's own code, out of reach of its translations: they are put right where they appear. */
export function SpeakForPayload({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  useEffect(() => {
    speak(document.body, i18n.language);
    const watcher = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') speak(target, i18n.language);
        else if (type === 'attributes') speakNames(target as Element, i18n.language);
        else for (const node of addedNodes) speak(node, i18n.language);
    });
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true, attributeFilter: names });
    return () => watcher.disconnect();
  }, [i18n.language]);
  return children;
}
