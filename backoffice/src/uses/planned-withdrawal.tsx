'use client';

import { useDocumentInfo, useForm, useFormFields, useFormProcessing, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { labelIn } from '../language/label.ts';
import { usesPath } from './leave-menu-item.tsx';
import { panelWords } from './panel-words.ts';
import { seenField } from './seen-field.ts';
import type { ShownUses } from './shown-uses.ts';
import { UsesSheet } from './uses-sheet.tsx';

const timeOf = (value: unknown): number => (value ? new Date(String(value)).getTime() : 0);

/** Below the time at which a page is to leave, once that is set or moved: who points to the page, to be seen before the time is kept. */
export function PlannedWithdrawal() {
  const { collectionSlug, id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const { dispatchFields } = useForm();
  const isSaving = useFormProcessing();
  const until = useFormFields(([fields]) => fields['retirar_em']);
  const seen = useFormFields(([fields]) => fields[seenField]?.value);
  const [used, setUsed] = useState<ShownUses | null>(null);
  const [isOpen, setOpen] = useState(false);
  const path = usesPath(collectionSlug, id);
  const isPlanned = timeOf(until?.value) > Date.now() && timeOf(until?.value) !== timeOf(until?.initialValue);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is asked anew when it is opened and after a save, which may be refused because it grew.
  useEffect(() => {
    if (!isPlanned || !collectionSlug || id === undefined) return setUsed(null);
    const asking = new AbortController();
    fetch(path, { credentials: 'same-origin', headers: { 'accept-language': i18n.language }, signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : null))
      .then((answer: ShownUses | null) => setUsed(answer))
      .catch(() => {});
    return () => asking.abort();
  }, [isPlanned, path, isOpen, isSaving]);

  const count = used?.uses.filter(({ isPublic }) => isPublic).length ?? 0;
  if (!isPlanned || !used || count === 0) return null;
  const say = (words: Parameters<typeof labelIn>[1]) => labelIn(i18n.language, words).replace('{count}', String(count));
  const isSeen = seen === used.digest;
  const note = isSeen ? panelWords.seen : count === 1 ? panelWords.plannedOnce : panelWords.planned;
  return (
    <div className="uses-panel" aria-live="polite">
      <p data-state={isSeen ? undefined : 'moving'}>{say(note)}</p>
      <p>
        <button type="button" onClick={() => setOpen(true)}>
          {say(isSeen ? panelWords.see : panelWords.seeAndConfirm)}
        </button>
      </p>
      {isOpen && (
        <UsesSheet
          used={used}
          act="plan"
          path={path}
          language={i18n.language}
          onAct={() => setOpen(false)}
          onSeen={(digest) => dispatchFields({ type: 'UPDATE', path: seenField, value: digest })}
        />
      )}
    </div>
  );
}
