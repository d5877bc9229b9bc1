'use client';

import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useLivePreviewContext,
  useLocale,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { seenField } from '../uses/seen-field.ts';
import type { FormStanding, UnsavedText } from './form-standing.ts';
import { openingField } from './opening.ts';
import { type Act, type Heard, sendSign } from './send-sign.ts';

/** What is typed is with the server this much later, whatever happens to the browser then. */
const keepAfterMs = 3000;
/** With the page beside the form, which shows what is kept. */
const keepBesideAfterMs = 800;
const lookEveryMs = 15_000;
const retryEveryMs = 5000;
/** A form that lies open alone is no sign of life: it must not keep a session awake. */
const aliveForMs = 60_000;

export type ServerContact = 'fine' | 'ended' | 'lost' | 'back';

type Said = { body?: Record<string, unknown>; of?: string };

/** `standing` is null until the server has answered once. */
type KeptState = {
  path: string;
  locale: string;
  /** Tells this window from others in which the same editor has the same form. */
  opening: string;
  standing: FormStanding | null;
  contact: ServerContact;
  tell: (act: Act, said?: Said) => Promise<void>;
};

/** What somebody typed: neither a file, nor the confirmation of a list, which holds for one save, nor the name of the opening. */
export const typedValues = (values: Record<string, unknown>): Record<string, unknown> => {
  const { file: _file, [seenField]: _seen, [openingField]: _opening, ...typed } = values;
  return typed;
};

/** Keeps what is typed into the form it stands in, and knows who else is there. */
export function useKeptWork(): KeptState {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { dispatchFields, getData } = useForm();
  const [fields] = useAllFormFields();
  const modified = useFormModified();
  const isSaving = useFormProcessing();
  const { code: locale } = useLocale();
  const [opening] = useState(() => crypto.randomUUID());
  const path = `/api/aberto/${collectionSlug ?? globalSlug}/${globalSlug ?? id ?? 'novo'}`;
  const { isLivePreviewing } = useLivePreviewContext();
  const delay = isLivePreviewing ? keepBesideAfterMs : keepAfterMs;
  const [standing, setStanding] = useState<FormStanding | null>(null);
  const [contact, setContact] = useState<ServerContact>('fine');
  const now = useRef({ modified, isSaving, mayType: false, sent: '', activeAt: 0 });
  now.current.modified = modified;
  now.current.isSaving = isSaving;
  now.current.mayType = standing !== null && !standing.holder && standing.unsaved.length === 0;

  const take = useCallback((heard: Heard, act: Act, of?: string) => {
    if (heard === 'ended' || heard === 'lost') return setContact(heard);
    setContact((before) => (before === 'ended' || (before === 'back' && act === 'look') ? 'back' : 'fine'));
    // What is not with the server, or not any more, is sent again.
    if (!heard.keptAt) now.current.sent = '';
    // What was found on opening waits for an answer, whatever is heard in between.
    const leftOf = (found: UnsavedText[]) => {
      if (act === 'look' || act === 'take') return found;
      return act === 'drop' && of !== undefined ? found.filter((text) => text.opening !== of) : [];
    };
    setStanding((before) => (act === 'open' ? heard : { ...heard, unsaved: leftOf(before?.unsaved ?? []) }));
  }, []);

  const tell = useCallback(
    async (act: Act, { body, of }: Said = {}) => {
      const base = getData()['updatedAt'];
      const said = { act, locale, opening, base: typeof base === 'string' ? base : null, body: body ?? null };
      take(await sendSign(path, of === undefined ? said : { ...said, of }), act, of);
    },
    [getData, locale, opening, path, take],
  );

  /** Only what is new since the last time. */
  const keep = useCallback(async () => {
    const { mayType, isSaving: isBusy } = now.current;
    if (!now.current.modified || !mayType || isBusy) return;
    const body = typedValues(getData());
    const text = JSON.stringify(body);
    if (text === now.current.sent) return;
    now.current.sent = text;
    const heard = await sendSign(path, { act: 'type', locale, opening, base: String(body['updatedAt'] ?? ''), body });
    if (heard === 'ended' || heard === 'lost') now.current.sent = '';
    take(heard, 'type');
  }, [getData, locale, opening, path, take]);

  // A form that is filled anew forgets what is no field of the document.
  const named = fields[openingField]?.value;
  useEffect(() => {
    if (named !== opening) dispatchFields({ type: 'UPDATE', path: openingField, value: opening });
  }, [dispatchFields, named, opening]);

  useEffect(() => {
    now.current.sent = '';
    void tell('open');
    // React tells of a way to another page, the browser of a closed tab; what was typed last is sent along if it is small enough.
    const leave = () => {
      const { modified: isTyped, mayType } = now.current;
      void sendSign(path, { act: 'leave', locale, opening, body: isTyped && mayType ? typedValues(getData()) : null }, true);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [getData, locale, opening, path, tell]);

  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of a field is a reason to keep it.
  useEffect(() => {
    if (!modified || waiting.current) return;
    waiting.current = setTimeout(() => {
      waiting.current = null;
      void keep();
    }, delay);
  }, [fields, modified, keep, delay]);
  useEffect(() => () => clearTimeout(waiting.current ?? undefined), []);

  useEffect(() => {
    const stir = () => {
      now.current.activeAt = Date.now();
    };
    const hide = () => void (document.visibilityState === 'hidden' && keep());
    const look = setInterval(() => {
      if (Date.now() - now.current.activeAt < aliveForMs) void tell('look').then(keep);
    }, lookEveryMs);
    for (const name of ['keydown', 'pointermove', 'focus'] as const) window.addEventListener(name, stir);
    document.addEventListener('visibilitychange', hide);
    return () => {
      clearInterval(look);
      for (const name of ['keydown', 'pointermove', 'focus'] as const) window.removeEventListener(name, stir);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [keep, tell]);

  useEffect(() => {
    if (contact !== 'ended' && contact !== 'lost') return;
    const again = setInterval(() => void (now.current.modified ? keep() : tell('look')), retryEveryMs);
    return () => clearInterval(again);
  }, [contact, keep, tell]);

  return { path, locale, opening, standing, contact, tell };
}
