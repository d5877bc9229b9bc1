import type { TreatmentPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { SummaryBox } from '../components/content/summary-box.tsx';
import { BookingBanner } from '../frame/booking-banner.tsx';
import { CareCards } from '../reading/care-cards.tsx';
import { FaqList } from '../reading/faq-list.tsx';
import { hasSpecialist, hasWords } from '../reading/is-empty.ts';
import { Opening } from '../reading/opening.tsx';
import { type ReadingPart, ReadingParts } from '../reading/reading-parts.tsx';
import { ReferenceList } from '../reading/reference-list.tsx';
import { RelatedPages } from '../reading/related-pages.tsx';
import { ReviewLine } from '../reading/review-line.tsx';
import { Specialist } from '../reading/specialist.tsx';
import { TextSection } from '../reading/text-section.tsx';
import { useHomeCrumb } from '../reading/use-home-crumb.ts';
import { Afterwards } from './afterwards.tsx';
import { TreatmentFacts } from './treatment-facts.tsx';

/** One treatment: what it is, what it is good for, how it goes and what comes after. */
export function TreatmentScreen({ page, minutes }: { page: TreatmentPage; minutes: number }) {
  const t = useTranslations('treatment');
  const { banner, section, subject } = page;
  const home = useHomeCrumb();
  return (
    <>
      <Opening
        breadcrumbs={[home, section]}
        title={banner.title || page.title}
        name={page.title}
        lead={banner.text || page.excerpt || page.meta.description}
        picture={banner.picture}
        subject={subject}
      >
        <TreatmentFacts page={page} />
        <ReviewLine responsibility={page.responsibility} minutes={minutes} />
      </Opening>
      <ReadingParts parts={useParts(page)} />
      <RelatedPages id="outros" title={t('others')} pages={page.siblings} />
      <BookingBanner words={page.cta} />
    </>
  );
}

function useParts(page: TreatmentPage): ReadingPart[] {
  const t = useTranslations('treatment');
  const names = useTranslations('reading.sections');
  const { whatIs, benefits, otherCriteria, howItIsDone, afterwards } = page;
  return [
    { id: 'resumo', shown: page.summary.length > 0, body: <SummaryBox id="resumo" points={page.summary} /> },
    { id: 'sinais', shown: page.careCards.length > 0, body: <CareCards cards={page.careCards} /> },
    {
      id: 'o-que-e',
      menu: names('whatIs'),
      shown: hasWords(whatIs),
      body: <TextSection id="o-que-e" section={whatIs} title={names('whatIs')} />,
    },
    {
      id: 'vantagens',
      menu: names('benefits'),
      shown: hasWords(benefits),
      body: <TextSection id="vantagens" section={benefits} title={names('benefits')} />,
    },
    {
      id: 'criterios',
      shown: hasWords(otherCriteria),
      body: <TextSection id="criterios" section={otherCriteria} title={t('criteria')} />,
    },
    {
      id: 'tratamento',
      menu: names('treatment'),
      shown: hasWords(howItIsDone),
      body: <TextSection id="tratamento" section={howItIsDone} title={t('howItIsDone')} steps />,
    },
    {
      id: 'pos-tratamento',
      menu: names('afterwards'),
      shown: hasWords(afterwards) || afterwards.recovery.length > 0,
      body: <Afterwards afterwards={afterwards} />,
    },
    {
      id: 'especialista',
      menu: names('specialist'),
      shown: hasSpecialist(page.responsibility),
      body: <Specialist responsibility={page.responsibility} />,
    },
    { id: 'perguntas', menu: names('faqs'), shown: page.faqs.items.length > 0, body: <FaqList faqs={page.faqs} /> },
    {
      id: 'referencias',
      menu: names('references'),
      shown: page.references.length > 0,
      body: <ReferenceList references={page.references} />,
    },
  ];
}
