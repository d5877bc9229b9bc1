import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { askCode } from '../booking/identity/ask-code.server.ts';
import { ContactScreen } from '../booking/identity/contact-screen.tsx';
import { redirectToCheck } from '../booking/identity/go-on.server.ts';
import { openDraft } from '../booking/identity/open-draft.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/wizard-known.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const heading = readHeading(page);
  const open = await openDraft(page, request);
  if (open?.draft.provenPatientId) throw redirectToCheck(page);
  const head = pageHead(page, { title: heading.metaTitle, description: heading.metaDescription });
  const hasNoRecord = new URL(request.url).searchParams.has('sem-ficha');
  return { head, hasNoRecord, messages: messagesFor(page.locale, 'identity', 'booking', 'components') };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  return form ? data(await askCode(page, request, form), { status: 422 }) : data(null, notAForm);
});

export default function WizardKnown({ loaderData: { head, hasNoRecord }, actionData }: Route.ComponentProps) {
  const t = useTranslations('identity');
  const noRecord = hasNoRecord ? [{ field: 'birthDate', kind: 'noRecord' as const }] : [];
  const title = actionData || hasNoRecord ? t('refusedTitle', { title: head.title }) : head.title;
  return (
    <>
      <Head head={{ ...head, title }} siteName={useFrame().settings.name} />
      <ContactScreen problems={actionData?.problems ?? noRecord} typed={actionData?.typed} />
    </>
  );
}
