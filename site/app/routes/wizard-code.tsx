import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { BookingCodeScreen } from '../booking/identity/booking-code-screen.tsx';
import { CodeScreen } from '../booking/identity/code-screen.tsx';
import { readCodeView } from '../booking/identity/read-code-view.server.ts';
import { RecordSilent } from '../booking/identity/record-silent.tsx';
import { checkTypedCode } from '../booking/identity/type-code.server.ts';
import { WhoScreen } from '../booking/identity/who-screen.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/wizard-code.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const heading = readHeading(page);
  const view = await readCodeView(page, request);
  const head = pageHead(page, { title: heading.metaTitle, description: heading.metaDescription });
  const messages = messagesFor(page.locale, 'identity', 'booking', 'components');
  return data({ head, view, messages }, { status: view.kind === 'silent' ? 503 : 200 });
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  return form ? data(await checkTypedCode(page, request, form), { status: 422 }) : data(null, notAForm);
});

export default function WizardCode({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const t = useTranslations('identity');
  const title = actionData ? t('refusedTitle', { title: head.title }) : head.title;
  const problem = actionData?.problem;
  return (
    <>
      <Head head={{ ...head, title }} siteName={useFrame().settings.name} />
      {view.kind === 'booking' && <BookingCodeScreen view={view} problem={problem} trouble={actionData?.trouble} />}
      {view.kind === 'known' && <CodeScreen problem={problem} again={view.again && !problem} prefilled={view.prefilled} />}
      {view.kind === 'who' && <WhoScreen problem={problem} patients={view.patients} />}
      {view.kind === 'silent' && <RecordSilent />}
    </>
  );
}
