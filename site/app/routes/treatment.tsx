import { subSpecialtyOf } from '@clinic/core/booking/model/sub-specialty-of-subject';
import { readTreatment } from '@clinic/core/content/pages/read-treatment';
import { data } from 'react-router';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { treatmentData } from '../head/structured-data/medical-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { readingMessages } from '../reading/reading-messages.server.ts';
import { readingMinutes } from '../reading/reading-minutes.ts';
import { requirePage } from '../require-page.server.ts';
import { TreatmentScreen } from '../treatment/treatment-screen.tsx';
import type { Route } from './+types/treatment.ts';

export function loader({ context }: Route.LoaderArgs) {
  const asked = requirePage(context);
  if (!asked.document) throw data(null, { status: 404 });
  const page = readTreatment(asked.library, asked.document, asked.locale);
  const { whatIs, benefits, otherCriteria, howItIsDone, afterwards } = page;
  return {
    page,
    subSpecialty: subSpecialtyOf(...page.problems.map(({ subject }) => subject), page.section.subject),
    minutes: readingMinutes([whatIs, benefits, otherCriteria, howItIsDone, afterwards], page.faqs),
    head: pageHead(asked, page.meta, treatmentData(page, describePage(asked, page.title))),
    messages: { ...readingMessages(asked.locale), ...messagesFor(asked.locale, 'treatment') },
  };
}

export default function Treatment({ loaderData: { page, minutes, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <TreatmentScreen page={page} minutes={minutes} />
    </>
  );
}
