'use client';

import { useConfig, useDocumentInfo, useForm, useFormProcessing, useFormSubmitted, useLocale } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { openingField } from './opening.ts';
import { typedValues } from './use-kept-work.ts';

/** Where a form is saved as a draft; null where there are none, or nothing to add one to. */
export function useDraftAddress(): { method: 'PATCH' | 'POST'; url: string } | null {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { code: locale } = useLocale();
  const entity = globalSlug ? getEntityConfig({ globalSlug }) : collectionSlug ? getEntityConfig({ collectionSlug }) : null;
  const hasDrafts = Boolean(entity?.versions && typeof entity.versions === 'object' && entity.versions.drafts);
  if (!hasDrafts || !(globalSlug || id)) return null;
  const asked = `draft=true&depth=0&fallback-locale=null&locale=${locale}`;
  return globalSlug
    ? { method: 'POST', url: `/api/globals/${globalSlug}?${asked}` }
    : { method: 'PATCH', url: `/api/${collectionSlug}/${id}?${asked}` };
}

type Saved = { doc?: { updatedAt?: string }; result?: { updatedAt?: string } };

/**
 * A publication that is refused is saved as a draft all the same, and Payload's form, which takes everything that was sent for saved,
 * learns that it is not. The times of publishing stay as they were: nobody has decided about them. Answers when that was.
 */
export function useRefusedPublish(onRefused: () => void): { at: string; isDraft: boolean } | null {
  const { dispatchFields, getData, setModified } = useForm();
  const isSaving = useFormProcessing();
  const submitted = useFormSubmitted();
  const draft = useDraftAddress();
  const wasSaving = useRef(false);
  const [refused, setRefused] = useState<{ at: string; isDraft: boolean } | null>(null);

  useEffect(() => {
    if (isSaving) {
      wasSaving.current = true;
      setRefused(null);
      return;
    }
    if (!wasSaving.current) return;
    wasSaving.current = false;
    if (!submitted) return onRefused();
    const saveDraft = async () => {
      setModified(true);
      const values = getData();
      const { publicar_em: _on, retirar_em: _off, ...typed } = typedValues(values);
      const answer = draft
        ? await fetch(draft.url, {
            method: draft.method,
            credentials: 'same-origin',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...typed, [openingField]: values[openingField], _status: 'draft' }),
          }).catch(() => null)
        : null;
      const saved: Saved = answer?.ok ? await answer.json() : {};
      const at = (saved.doc ?? saved.result)?.updatedAt;
      if (at) dispatchFields({ type: 'UPDATE', path: 'updatedAt', value: at });
      if (at || !draft) setRefused({ at: at ?? new Date().toISOString(), isDraft: Boolean(at) });
      onRefused();
    };
    void saveDraft();
  }, [isSaving, submitted, draft, dispatchFields, getData, onRefused, setModified]);
  return refused;
}
