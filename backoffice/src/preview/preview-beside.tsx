'use client';

import { fieldMeant } from '@clinic/core/preview/match-text';
import { pointedTexts, showOnPage } from '@clinic/core/preview/preview-messages';
import { useConfig, useDocumentInfo, useForm, useLivePreviewContext } from '@payloadcms/ui';
import { useCallback, useEffect, useRef } from 'react';
import { goToField } from '../form-places/go-to-field.ts';
import { formWords } from './form-words.ts';
import { pathAround, wordsAt } from './place-in-form.ts';

/** Payload's own word for “the document was saved”; the page reads its words anew. */
const readAnew = { type: 'payload-document-event' };
const most = 4;
/** A jump from the page puts the cursor into a field: that is no wish to be led back. */
const justLedMs = 800;
const roomForBoth = '(min-width: 1200px)';

/** `form`: where it stands. `keptAt`: when what is typed was last kept, so that the page can show it. */
type Props = { form: HTMLElement | null; keptAt: string | null };

/** Between the form and the page beside it: the page follows what is typed, and each leads to the place that is pointed at in the other. */
export function PreviewBeside({ form, keptAt }: Props) {
  const { iframeRef, isLivePreviewing, setIsLivePreviewing, url } = useLivePreviewContext();
  const { collectionSlug, globalSlug } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const { getFields } = useForm();
  const ledAt = useRef(0);
  const siteOrigin = isLivePreviewing && url ? new URL(url).origin : null;

  const tellPage = useCallback(
    (message: object) => {
      if (siteOrigin) iframeRef.current?.contentWindow?.postMessage(message, siteOrigin);
    },
    [iframeRef, siteOrigin],
  );

  // Payload opens the page wherever it stood beside the form last; a narrow window has room for one of them alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens. Who presses the button afterwards means it.
  useEffect(() => {
    if (!window.matchMedia(roomForBoth).matches) setIsLivePreviewing(false);
  }, []);

  useEffect(() => {
    if (keptAt) tellPage(readAnew);
  }, [keptAt, tellPage]);

  useEffect(() => {
    if (!siteOrigin) return;
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (origin !== siteOrigin || source !== iframeRef.current?.contentWindow) return;
      const pointed = pointedTexts(data, 'clinic-preview-pointed');
      const path = pointed && fieldMeant(formWords(getFields()), pointed);
      if (!path) return;
      const entity = globalSlug ? getEntityConfig({ globalSlug }) : getEntityConfig({ collectionSlug: collectionSlug ?? '' });
      ledAt.current = Date.now();
      void goToField(entity?.fields ?? [], path).then(() => {
        ledAt.current = Date.now();
      });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [collectionSlug, getEntityConfig, getFields, globalSlug, iframeRef, siteOrigin]);

  useEffect(() => {
    if (!form || !siteOrigin) return;
    const show = ({ target }: Event) => {
      const path = target instanceof Element && Date.now() - ledAt.current > justLedMs ? pathAround(target) : null;
      if (!path) return;
      const own = formWords(getFields()).filter((field) => field.path === path || field.path.startsWith(`${path}.`));
      const texts = [wordsAt(target as Element), ...own.slice(0, most).map(({ text }) => text)].filter(Boolean);
      if (texts.length > 0) tellPage(showOnPage(texts));
    };
    form.addEventListener('focusin', show);
    form.addEventListener('click', show);
    return () => {
      form.removeEventListener('focusin', show);
      form.removeEventListener('click', show);
    };
  }, [form, getFields, siteOrigin, tellPage]);

  return null;
}
