import type { RequestField } from '@clinic/core/requests/form/request-fields';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { useMessages, useTranslations } from 'use-intl';
import type { Messages } from '../language/messages.server.ts';

type Words = Partial<Record<RequestKind, Partial<Record<RequestField, string>>>>;

/** The name of a field and what helps to fill it in; some forms have words of their own for it. */
export function useFieldWords(kind: RequestKind, field: RequestField): { label: string; hint: string | undefined } {
  const t = useTranslations('requests.fields');
  const { requests } = useMessages() as unknown as Pick<Messages, 'requests'>;
  const [own, hints] = [requests.own as Words, requests.hints as Words];
  return { label: own[kind]?.[field] ?? t(field), hint: hints[kind]?.[field] };
}
