'use client';

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { labelIn } from '../language/label.ts';
import { sheetAsked } from './leave-menu-item.tsx';
import { panelWords } from './panel-words.ts';
import type { ShownUses } from './shown-uses.ts';
import { type SheetAct, UsesSheet } from './uses-sheet.tsx';

/** Beside the document: how many places name it, and the sheet that says what becomes of each. Asked anew after every save. */
export function UsesPanel() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const slug = useFormFields(([fields]) => fields['slug']);
  const [used, setUsed] = useState<ShownUses | null>(null);
  const [act, setAct] = useState<SheetAct | null>(null);
  const path = `/api/usos/${collectionSlug}/${id}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save changes nothing but this time, and an opened sheet shows what is true now.
  useEffect(() => {
    if (!collectionSlug || id === undefined) return;
    const asking = new AbortController();
    const headers = { 'accept-language': i18n.language };
    fetch(path, { credentials: 'same-origin', headers, signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((answer: ShownUses | null) => setUsed(answer))
      .catch(() => {});
    return () => asking.abort();
  }, [path, lastUpdateTime, act === null]);

  useEffect(() => {
    const open = (event: Event) => setAct((event as CustomEvent<SheetAct>).detail);
    window.addEventListener(sheetAsked, open);
    return () => window.removeEventListener(sheetAsked, open);
  }, []);

  if (!used) return null;
  const say = (words: Parameters<typeof labelIn>[1]) => labelIn(i18n.language, words).replace('{count}', String(used.uses.length));
  const isMoving = used.isLive && used.addresses.length > 0 && slug && slug.value !== slug.initialValue;
  const title = used.uses.length === 0 ? panelWords.unused : used.uses.length === 1 ? panelWords.usedOnce : panelWords.used;
  return (
    <div className="uses-panel" aria-live="polite">
      <p>
        <strong>{say(title)}</strong>{' '}
        {used.uses.length > 0 && (
          <button type="button" onClick={() => setAct('see')}>
            {say(panelWords.see)}
          </button>
        )}
      </p>
      {used.uses.length > 0 && <p>{summaryOf(used)}</p>}
      {isMoving && <p data-state="moving">{say(panelWords.moving).replace('{address}', used.addresses.join(', '))}</p>}
      {act && <UsesSheet key={act} used={used} act={act} path={path} language={i18n.language} onAct={setAct} />}
    </div>
  );
}

/** “Menu, 3 × Tratamento, 5 × Artigo”. */
const summaryOf = ({ uses }: ShownUses): string =>
  [...Map.groupBy(uses, ({ sort }) => sort)].map(([sort, same]) => (same.length === 1 ? sort : `${same.length} × ${sort}`)).join(', ');
