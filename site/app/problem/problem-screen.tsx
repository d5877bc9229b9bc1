import type { ProblemPage } from '@clinic/core/content/shapes/medical-pages';
import type { PageLink } from '@clinic/core/content/shapes/page-parts';
import { useTranslations } from 'use-intl';
import { SummaryBox } from '../components/content/summary-box.tsx';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { CareCards } from '../reading/care-cards.tsx';
import { hasContent, hasText } from '../reading/is-empty.ts';
import { leadOf } from '../reading/lead-of.ts';
import { Opening } from '../reading/opening.tsx';
import { PageHour } from '../reading/page-hour.tsx';
import { QuizCallout } from '../reading/quiz-callout.tsx';
import { type ReadingPart, ReadingParts } from '../reading/reading-parts.tsx';
import { RelatedPages } from '../reading/related-pages.tsx';
import { ReviewLine } from '../reading/review-line.tsx';
import { textPart } from '../reading/text-part.tsx';
import { useClosingParts } from '../reading/use-closing-parts.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { ProblemTreatments } from './problem-treatments.tsx';
import { RiskFactors } from './risk-factors.tsx';
import { Symptoms } from './symptoms.tsx';

type Props = { page: ProblemPage; problems: PageLink[]; minutes: number };

/** One disease or complaint: what to do now, what it is, how it is found out, what can be done, who answers for all this. */
export function ProblemScreen({ page, problems, minutes }: Props) {
  const t = useTranslations('problem');
  const { title, subject, whatIs, responsibility, cta } = page;
  const home = useHomeCrumb();
  return (
    <>
      <Opening breadcrumbs={[home]} title={title} lead={leadOf(page)} picture={whatIs.picture} subject={subject}>
        <PageHour responsibility={responsibility} />
        <ReviewLine responsibility={responsibility} minutes={minutes} />
      </Opening>
      <ReadingParts parts={useParts(page)} />
      {!leadsOn(page) && <RelatedPages id="outros" title={t('others')} pages={problems.filter((problem) => problem.subject !== subject)} />}
      <BookingBanner words={cta} />
    </>
  );
}

/** A page that names no treatment yet would be a dead end. */
const leadsOn = ({ treatments, section }: ProblemPage) => treatments.list.length > 0 || section !== null;

function useParts(page: ProblemPage): ReadingPart[] {
  const t = useTranslations('reading.sections');
  const { careCards, symptoms, risks, treatments } = page;
  const mayWait = careCards.filter(({ level }) => level === 'book');
  const mayNotWait = careCards.filter(({ level }) => level !== 'book');
  // The opening shows the drawing already.
  const whatIs = { ...page.whatIs, picture: null };
  return [
    { id: 'resumo', shown: page.summary.length > 0, body: <SummaryBox id="resumo" points={page.summary} /> },
    { id: 'sinais', shown: mayNotWait.length > 0, body: <CareCards cards={mayNotWait} /> },
    textPart('o-que-e', whatIs, t('whatIs'), { menu: t('whatIs') }),
    { id: 'fatores', shown: hasText(risks.text) || risks.factors.length > 0, body: <RiskFactors risks={risks} /> },
    {
      id: 'sintomas',
      menu: t('symptoms'),
      shown: hasText(symptoms.text) || symptoms.table.rows.length > 0,
      body: <Symptoms symptoms={symptoms} />,
    },
    { id: 'marcar', shown: mayWait.length > 0, body: <CareCards cards={mayWait} /> },
    { id: 'teste', shown: page.quiz !== null, body: <QuizCallout quiz={page.quiz} /> },
    textPart('tipos', page.types, t('types')),
    textPart('diagnostico', page.diagnosis, t('diagnosis'), { menu: t('diagnosis'), steps: true }),
    {
      id: 'tratamentos',
      menu: t('treatments'),
      shown: hasContent(treatments) || treatments.list.length > 0 || page.section !== null,
      body: <ProblemTreatments treatments={treatments} section={page.section} />,
    },
    textPart('prognostico', page.prognosis, t('prognosis')),
    ...useClosingParts(page),
  ];
}
