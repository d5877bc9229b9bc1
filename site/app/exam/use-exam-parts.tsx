import type { Block } from '@clinic/core/content/shapes/blocks';
import type { Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import type { ExamPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { BlockList } from '../blocks/block-list.tsx';
import { blockMenu } from '../blocks/block-places.ts';
import { SummaryBox } from '../components/content/summary-box.tsx';
import { CareCards } from '../reading/care-cards.tsx';
import { FilmView } from '../reading/film.tsx';
import { hasContent } from '../reading/is-empty.ts';
import type { ReadingPart } from '../reading/reading-parts.tsx';
import { PageSection } from '../reading/section.tsx';
import { textPart } from '../reading/text-part.tsx';
import { useClosingParts } from '../reading/use-closing-parts.tsx';
import { ExamBooking, ExamRequest } from './exam-booking.tsx';
import { withOwnAnchors } from './own-anchors.ts';
import { hasPreparation, Preparation } from './preparation.tsx';
import { Procedure } from './procedure.tsx';

/** What an exam's page says, in the order of a patient's questions. */
export function useExamParts(page: ExamPage, testimonials: Testimonial[]): ReadingPart[] {
  const t = useTranslations();
  const { procedure, preparation, film, landing, visit, slug } = page;
  // The opening shows the drawing already.
  const whatIs = { ...page.whatIs, picture: null };
  return [
    { id: 'resumo', shown: page.summary.length > 0, body: <SummaryBox id="resumo" points={page.summary} /> },
    { id: 'sinais', shown: page.careCards.length > 0, body: <CareCards cards={page.careCards} /> },
    text('o-que-e', whatIs, t('exam.whatIs')),
    text('importancia', page.importance, t('exam.importance')),
    text('vantagens', page.benefits, t('exam.benefits')),
    {
      id: 'como-se-faz',
      menu: t('exam.procedure'),
      shown: hasContent(procedure) || procedure.table.length > 0,
      body: <Procedure procedure={procedure} />,
    },
    text('depois', page.procedureMore, t('exam.procedureMore')),
    { id: 'preparacao', menu: t('exam.preparation'), shown: hasPreparation(preparation), body: <Preparation preparation={preparation} /> },
    {
      id: 'video',
      menu: t('exam.film'),
      shown: film !== null,
      body: film && (
        <PageSection id="video" title={t('exam.film')} screenOnly>
          <FilmView film={film} title={film.caption || page.title} />
        </PageSection>
      ),
    },
    ...blockParts(withOwnAnchors(page.blocks), testimonials),
    {
      id: 'marcar-exame',
      menu: t('exam.landing'),
      shown: landing !== null || visit === null,
      body: landing ? <ExamBooking landing={landing} id="marcar-exame" /> : <ExamRequest slug={slug} id="marcar-exame" />,
    },
    ...useClosingParts(page),
  ];
}

const text = (id: string, section: ExamPage['importance'], title: string): ReadingPart =>
  textPart(id, section, title, { menu: section.title || title });

/** The blocks stand together; those with a name in the menu only add their line. */
const blockParts = (blocks: Block[], testimonials: Testimonial[]): ReadingPart[] => [
  { id: 'blocos', shown: blocks.length > 0, body: <BlockList blocks={blocks} testimonials={testimonials} /> },
  ...blockMenu(blocks).map(({ id, title }) => ({ id, menu: title, shown: true, body: null })),
];
