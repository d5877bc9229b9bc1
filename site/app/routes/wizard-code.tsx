import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { CodeScreen } from '../booking/proof/code-screen.tsx';
import { readCodeView } from '../booking/proof/read-code-view.server.ts';
import { RecordSilent } from '../booking/proof/record-silent.tsx';
import { typeCode } from '../booking/proof/type-code.server.ts';
import { WhoScreen } from '../booking/proof/who-screen.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { framed } from '../framed-action.server.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { openPage } from '../open-page.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/wizard-code.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = openPage(context);
  const [heading, view] = await Promise.all([readHeading(page), readCodeView(page, request)]);
  const head = pageHead(page, { title: heading.metaTitle, description: heading.metaDescription });
  const messages = messagesFor(page.locale, 'proof', 'booking', 'components');
  return data({ head, view, messages }, { status: view.kind === 'silent' ? 503 : 200 });
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = openPage(context);
  const form = await readForm(request);
  return form ? data({ problem: await typeCode(page, request, form) }, { status: 422 }) : data(null, notAForm);
});

export default function WizardCode({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const t = useTranslations('proof');
  const title = actionData ? t('refusedTitle', { title: head.title }) : head.title;
  const problem = actionData?.problem;
  return (
    <>
      <Head head={{ ...head, title }} siteName={useFrame().settings.name} />
      {view.kind === 'code' && <CodeScreen problem={problem} again={view.again && !problem} />}
      {view.kind === 'who' && <WhoScreen problem={problem} patients={view.patients} />}
      {view.kind === 'silent' && <RecordSilent />}
    </>
  );
}
