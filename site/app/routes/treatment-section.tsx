import { subSpecialtyOf } from '@clinic/core/booking/model/sub-specialty-of-subject';
import { readTreatmentSection } from '@clinic/core/content/pages/read-treatment-section';
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
import { TreatmentSectionScreen } from '../treatment/treatment-section-screen.tsx';
import type { Route } from './+types/treatment-section.ts';

export function loader({ context }: Route.LoaderArgs) {
  const asked = requirePage(context);
  if (!asked.document) throw data(null, { status: 404 });
  const page = readTreatmentSection(asked.library, asked.document, asked.locale);
  const { whatIs, benefits, whichTreatments, localised, otherCriteria, howItIsDone, afterwards, support } = page;
  return {
    page,
    subSpecialty: subSpecialtyOf(page.subject, page.problem?.subject ?? ''),
    minutes: readingMinutes([whatIs, benefits, whichTreatments, localised, otherCriteria, howItIsDone, afterwards, support], page.faqs),
    head: pageHead(asked, page.meta, treatmentData(page, describePage(asked, page.title))),
    messages: { ...readingMessages(asked.locale), ...messagesFor(asked.locale, 'treatment') },
  };
}

export default function TreatmentSection({ loaderData: { page, minutes, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <TreatmentSectionScreen page={page} minutes={minutes} />
    </>
  );
}
