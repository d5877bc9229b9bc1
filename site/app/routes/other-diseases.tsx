import { readOtherDiseases } from '@clinic/core/content/pages/read-other-diseases';
import { readProblemTitles } from '@clinic/core/content/pages/read-problem';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { otherDiseasesData } from '../head/structured-data/medical-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { OtherDiseasesScreen } from '../other-diseases/other-diseases-screen.tsx';
import { readingMessages } from '../reading/reading-messages.server.ts';
import { readingMinutes } from '../reading/reading-minutes.ts';
import { orNotFound, requirePage } from '../require-page.server.ts';
import type { Route } from './+types/other-diseases.ts';

export function loader({ context }: Route.LoaderArgs) {
  const asked = requirePage(context);
  const { library, locale } = asked;
  const page = orNotFound(readOtherDiseases(library, locale));
  const problems = readProblemTitles(library, locale);
  return {
    page,
    problems,
    minutes: readingMinutes(page.diseases.flatMap(({ whatIs, treatment }) => [whatIs, treatment])),
    head: pageHead(asked, page.meta, otherDiseasesData(page, describePage(asked, page.title))),
    messages: { ...readingMessages(locale), ...messagesFor(locale, 'otherDiseases') },
  };
}

export default function OtherDiseases({ loaderData: { page, problems, minutes, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <OtherDiseasesScreen page={page} problems={problems} minutes={minutes} />
    </>
  );
}
