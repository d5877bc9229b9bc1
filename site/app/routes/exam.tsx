import { subSpecialtyOf } from '@clinic/core/booking/model/sub-specialty-of-subject';
import { readExam } from '@clinic/core/content/pages/read-exam';
import { data } from 'react-router';
import { openBlocks } from '../blocks/open-blocks.server.ts';
import { examMessages } from '../exam/exam-messages.server.ts';
import { ExamScreen } from '../exam/exam-screen.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { examData } from '../head/structured-data/medical-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { readingMinutes } from '../reading/reading-minutes.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/exam.ts';

export function loader({ context }: Route.LoaderArgs) {
  const asked = requirePage(context);
  if (!asked.document) throw data(null, { status: 404 });
  const page = readExam(asked.library, asked.document, asked.locale);
  return {
    page,
    subSpecialty: subSpecialtyOf(page.subject),
    typeId: page.visit?.typeId ?? null,
    minutes: readingMinutes([page.whatIs, page.importance, page.benefits, page.procedure, page.procedureMore, page.preparation], page.faqs),
    testimonials: openBlocks(asked, page.blocks),
    head: pageHead(asked, page.meta, examData(page, describePage(asked, page.title))),
    messages: examMessages(asked.locale, page.blocks.length > 0),
  };
}

export default function Exam({ loaderData: { page, minutes, testimonials, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <ExamScreen page={page} minutes={minutes} testimonials={testimonials} />
    </>
  );
}
