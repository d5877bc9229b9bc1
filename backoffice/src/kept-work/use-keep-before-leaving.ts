'use client';

import { useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui';
import { flushSync } from 'react-dom';
import { openingIn } from './opening.ts';
import { sendSign } from './send-sign.ts';
import { typedValues } from './use-kept-work.ts';

type KeepBeforeLeaving = {
  hasTyped: boolean;
  /** Answers whether everything typed is with the server. */
  keep: () => Promise<boolean>;
  /** To another page, without the browser's question whether what was typed may be lost: it is kept. */
  go: (href: string) => void;
};

/** For whoever leaves a form by another way than saving it. */
export function useKeepBeforeLeaving(): KeepBeforeLeaving {
  const { collectionSlug, globalSlug, id } = useDocumentInfo();
  const { getData, setModified } = useForm();
  const hasTyped = useFormModified();
  const { code: locale } = useLocale();
  const keep = async () => {
    if (!hasTyped) return true;
    const values = getData();
    const body = typedValues(values);
    const base = String(body['updatedAt'] ?? '');
    const heard = await sendSign(`/api/aberto/${collectionSlug ?? globalSlug}/${globalSlug ?? id}`, {
      act: 'type',
      locale,
      opening: openingIn(values),
      base,
      body,
    });
    return heard !== 'ended' && heard !== 'lost';
  };
  const go = (href: string) => {
    flushSync(() => setModified(false));
    window.location.assign(href);
  };
  return { hasTyped, keep, go };
}
