'use client';

import { Button, useDocumentInfo, useForm, useFormFields, useFormProcessing, useLocale, useTranslation } from '@payloadcms/ui';
import { label, labelIn } from '../language/label.ts';

const words = label('Apagar a hora e publicar já', 'Clear the time and publish now');

/** Below a time of publication that lies ahead: a correction that cannot wait for it goes out in one press, and the time goes with it. */
export function PublishBeforeTime() {
  const { collectionSlug, id, hasPublishPermission, setHasPublishedDoc, setMostRecentVersionIsAutosaved, setUnpublishedVersionCount } =
    useDocumentInfo();
  const { i18n } = useTranslation();
  const { code: locale } = useLocale();
  const { submit } = useForm();
  const isSaving = useFormProcessing();
  const planned = useFormFields(([fields]) => fields['publicar_em']?.value);
  if (!collectionSlug || id === undefined || !hasPublishPermission || !planned || new Date(String(planned)).getTime() <= Date.now())
    return null;

  // As Payload's own button does it. The field keeps its time until that is done: a refusal leaves what was planned.
  const publish = async () => {
    const isDone = await submit({
      action: `/api/${collectionSlug}/${id}?depth=0&locale=${locale}`,
      method: 'PATCH',
      overrides: { _status: 'published', publicar_em: null },
    });
    if (!isDone) return;
    setUnpublishedVersionCount(0);
    setMostRecentVersionIsAutosaved(false);
    setHasPublishedDoc(true);
  };
  return (
    <Button buttonStyle="secondary" size="medium" disabled={isSaving} onClick={publish}>
      {labelIn(i18n.language, words)}
    </Button>
  );
}
