import { subSpecialtyOf } from '@clinic/core/booking/model/sub-specialty-of-subject';
import { readProblem, readProblemTitles } from '@clinic/core/content/pages/read-problem';
import { data } from 'react-router';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { problemData } from '../head/structured-data/medical-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { ProblemScreen } from '../problem/problem-screen.tsx';
import { readingMessages } from '../reading/reading-messages.server.ts';
import { readingMinutes } from '../reading/reading-minutes.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/problem.ts';

export function loader({ context }: Route.LoaderArgs) {
  const asked = requirePage(context);
  const { library, document, locale } = asked;
  if (!document) throw data(null, { status: 404 });
  const page = readProblem(library, document, locale);
  const problems = readProblemTitles(library, locale);
  const { whatIs, risks, symptoms, types, diagnosis, treatments, prognosis } = page;
  return {
    page,
    subSpecialty: subSpecialtyOf(page.subject),
    problems,
    minutes: readingMinutes([whatIs, risks, symptoms, types, diagnosis, treatments, prognosis], page.faqs),
    head: pageHead(asked, page.meta, problemData(page, describePage(asked, page.title))),
    messages: { ...readingMessages(locale), ...messagesFor(locale, 'problem') },
  };
}

export default function Problem({ loaderData: { page, problems, minutes, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <ProblemScreen page={page} problems={problems} minutes={minutes} />
    </>
  );
}
