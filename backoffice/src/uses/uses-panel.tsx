'use client';

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { labelIn } from '../language/label.ts';
import { type AskedSheet, sheetAsked, usesPath, usesPathOfGlobal } from './leave-menu-item.tsx';
import { panelWords } from './panel-words.ts';
import type { ShownUses } from './shown-uses.ts';
import { type SheetAct, UsesSheet } from './uses-sheet.tsx';

/** Beside the document: how many places name it, and the sheet that says what becomes of each. Asked anew after every save. */
export function UsesPanel() {
  const { collectionSlug, globalSlug, id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const slug = useFormFields(([fields]) => fields['slug']);
  const [used, setUsed] = useState<ShownUses | null>(null);
  const [act, setAct] = useState<SheetAct | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const path = globalSlug ? usesPathOfGlobal(globalSlug) : usesPath(collectionSlug, id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes nothing but this time, and an opened sheet shows what is true now.
  useEffect(() => {
    if (!globalSlug && (!collectionSlug || id === undefined)) return;
    const asking = new AbortController();
    const headers = { 'accept-language': i18n.language };
    fetch(path, { credentials: 'same-origin', headers, signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((answer: ShownUses | null) => setUsed(answer))
      .catch(() => {});
    return () => asking.abort();
  }, [path, lastUpdateTime, act === null]);

  useEffect(() => {
    const open = (event: Event) => {
      const asked = (event as CustomEvent<AskedSheet>).detail;
      if (asked.path !== path) return;
      opener.current = panel.current?.closest('form')?.querySelector<HTMLElement>('.doc-controls__popup button') ?? null;
      setAct(asked.act);
    };
    window.addEventListener(sheetAsked, open);
    return () => window.removeEventListener(sheetAsked, open);
  }, [path]);

  const turn = (next: SheetAct | null) => {
    setAct(next);
    // The browser would give it back to what was pressed, which lies in a closed menu or in a sheet that is gone.
    if (!next) opener.current?.focus();
  };
  const see = (event: MouseEvent<HTMLElement>) => {
    opener.current = event.currentTarget;
    setAct('see');
  };

  if (!used) return null;
  const say = (words: Parameters<typeof labelIn>[1]) => labelIn(i18n.language, words).replace('{count}', String(used.uses.length));
  const isMoving = used.isLive && used.addresses.length > 0 && slug && slug.value !== slug.initialValue;
  const moving = used.uses.length === 0 ? panelWords.movingAlone : used.uses.length === 1 ? panelWords.movingOnce : panelWords.moving;
  const title = used.uses.length === 0 ? panelWords.unused : used.uses.length === 1 ? panelWords.usedOnce : panelWords.used;
  return (
    <div ref={panel} className="uses-panel" aria-live="polite">
      <p>
        <strong>{say(title)}</strong>{' '}
        {used.uses.length > 0 && (
          <button type="button" onClick={see}>
            {say(panelWords.see)}
          </button>
        )}
      </p>
      {used.uses.length > 0 && <p>{summaryOf(used)}</p>}
      {isMoving && <p data-state="moving">{say(moving).replace('{address}', used.addresses.join(', '))}</p>}
      {act && <UsesSheet key={act} used={used} act={act} path={path} language={i18n.language} onAct={turn} />}
    </div>
  );
}

/** “Menu, 3 × Tratamento, 5 × Artigo”. */
const summaryOf = ({ uses }: ShownUses): string =>
  [...Map.groupBy(uses, ({ sort }) => sort)].map(([sort, same]) => (same.length === 1 ? sort : `${same.length} × ${sort}`)).join(', ');
