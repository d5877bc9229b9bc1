'use client';

import { Button, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { sayMoment } from '../history/history-words.ts';
import { type Label, labelIn } from '../language/label.ts';
import { PreviewBeside } from '../preview/preview-beside.tsx';
import { CompareSheet } from './compare-sheet.tsx';
import type { Beside, TextsBeside, UnsavedText } from './form-standing.ts';
import { KeptBars } from './kept-bars.tsx';
import { besideWords, keptWords, sayWho } from './kept-words.ts';
import { PressTwice } from './press-twice.tsx';
import { typedValues, useKeptWork } from './use-kept-work.ts';
import { useDraftAddress, useRefusedPublish } from './use-refused-publish.ts';

/** A place above the fields, outside what can be closed, for the time of the form. */
function usePlaceAbove(marker: HTMLElement | null): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const controls = marker?.closest('.doc-controls');
    if (!controls) return;
    const holder = document.createElement('div');
    controls.after(holder);
    setPlace(holder);
    return () => holder.remove();
  }, [marker]);
  return place;
}

/** While somebody else has the page, or words wait for an answer, nothing can be typed that would get lost. */
function useClosed(marker: HTMLElement | null, isClosed: boolean): void {
  useEffect(() => {
    const form = marker?.closest('form');
    const parts = form?.querySelectorAll<HTMLElement>('.collection-edit__main-wrapper, .doc-controls__controls-wrapper') ?? [];
    for (const part of parts) part.inert = isClosed;
  }, [marker, isClosed]);
}

/** What lies in the trash is only read. */
export function KeptWork() {
  const { isTrashed } = useDocumentInfo();
  return isTrashed ? null : <KeptForm />;
}

function KeptForm() {
  const { i18n } = useTranslation();
  const { getData, reset, setModified, submit } = useForm();
  const [marker, setMarker] = useState<HTMLElement | null>(null);
  const kept = useKeptWork();
  const { path, locale, opening, standing, contact, tell } = kept;
  const refused = useRefusedPublish(useCallback(() => void tell('look'), [tell]));
  const draft = useDraftAddress();
  const place = usePlaceAbove(marker);
  useClosed(marker, Boolean(standing?.holder || standing?.unsaved.length));
  const [beside, setBeside] = useState<(TextsBeside & { of: Beside }) | null>(null);
  const busy = useRef(false);

  const language = i18n.language;
  const say = (words: Label) => labelIn(language, words);

  const compare = async (of: Beside) => {
    const body = of.kind === 'earlier' ? of.text.body : typedValues(getData());
    const answer = await fetch(`${path}/comparar`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ locale, body, beside: of.kind === 'other' ? of.id : 'saved' }),
    }).catch(() => null);
    if (answer?.ok) setBeside({ ...((await answer.json()) as TextsBeside), of });
  };

  const resume = async ({ body, opening: of }: UnsavedText) => {
    if (busy.current) return;
    busy.current = true;
    await reset(body);
    setModified(true);
    await tell('type', { body, of });
    busy.current = false;
  };

  const keepMine = async () => {
    if (!standing?.saved) return;
    setBeside(null);
    const base = { updatedAt: standing.saved.at };
    // The newer version is known now; it stays among the versions.
    await (draft
      ? submit({ action: draft.url, method: draft.method, overrides: { ...base, _status: 'draft' }, skipValidation: true })
      : submit({ overrides: base }));
    await tell('look');
  };

  const keepTheirs = async () => {
    await tell('drop', { of: opening });
    setModified(false);
    window.location.reload();
  };

  const who = (of: Beside) =>
    of.kind === 'other' ? { by: of.name, at: of.at } : (standing?.saved ?? { by: null, at: new Date().toISOString() });
  const headsOf = (of: Beside) =>
    of.kind === 'earlier'
      ? { mine: say(besideWords.earlier).replace('{when}', sayMoment(of.text.at, language)), theirs: say(besideWords.now) }
      : { mine: say(besideWords.mine), theirs: sayWho(say(besideWords.theirs), who(of), language) };

  return (
    <>
      <PreviewBeside form={marker?.closest('form') ?? null} keptAt={standing?.keptAt ?? null} />
      <span ref={setMarker} className="kept-note" role="status">
        {contact === 'fine' && standing?.keptAt && say(keptWords.kept).replace('{when}', sayMoment(standing.keptAt, language))}
      </span>
      {place &&
        createPortal(
          <>
            <KeptBars
              standing={standing}
              contact={contact}
              refused={refused}
              language={language}
              onAct={{ take: () => tell('take'), drop: (text) => tell('drop', { of: text.opening }), resume, compare }}
            />
            {beside && (
              <CompareSheet changes={beside.changes} heads={headsOf(beside.of)} language={language} onClose={() => setBeside(null)}>
                {beside.of.kind === 'saved' && (
                  <>
                    <PressTwice
                      words={sayWho(say(besideWords.keepTheirs), who(beside.of), language)}
                      again={say(besideWords.dropMine)}
                      onPress={keepTheirs}
                    />
                    <Button onClick={keepMine}>{say(besideWords.keepMine)}</Button>
                  </>
                )}
              </CompareSheet>
            )}
          </>,
          place,
        )}
    </>
  );
}
