'use client';

import { useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { nameControls } from './name-controls.ts';
import { outlinePage } from './page-outline.ts';
import { settleControls } from './settle-controls.ts';

/** Payload draws in many small steps: one look after several of them is enough, and soon enough for whoever listens. */
const restMs = 50;

function mend(language: string): void {
  settleControls(document.body);
  outlinePage(document.body, language);
  nameControls(document.body, language);
}

/** Payload leaves many of its controls without a name and its pages without marks; both are put there where they appear. */
export function AccessiblePayload({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  useEffect(() => {
    let waiting: number | undefined;
    const mendSoon = () => {
      waiting ??= window.setTimeout(() => {
        waiting = undefined;
        mend(i18n.language);
      }, restMs);
    };
    mend(i18n.language);
    const watcher = new MutationObserver(mendSoon);
    watcher.observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
      attributeFilter: ['aria-label', 'aria-hidden', 'role', 'alt'],
    });
    return () => {
      watcher.disconnect();
      window.clearTimeout(waiting);
    };
  }, [i18n.language]);
  return children;
}
