'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { inPlainWords } from './hard-coded-words.ts';

const typing = 'input, textarea, [contenteditable="true"]';

function* textsIn(node: Node): Generator<Text> {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  if (node instanceof Text) yield node;
  for (let text = walker.nextNode(); text; text = walker.nextNode()) yield text as Text;
}

function speak(node: Node, language: string): void {
  for (const text of textsIn(node)) {
    const said = inPlainWords(text.data, language);
    if (said !== text.data && !text.parentElement?.closest(typing)) text.data = said;
  }
}

/** Some words stand in Payload's own code, out of reach of its translations: they are put right where they appear. */
export function SpeakForPayload({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  useEffect(() => {
    speak(document.body, i18n.language);
    const watcher = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') speak(target, i18n.language);
        else for (const node of addedNodes) speak(node, i18n.language);
    });
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
    return () => watcher.disconnect();
  }, [i18n.language]);
  return children;
}
