import type { Block } from '@clinic/core/content/shapes/blocks';
import type { Testimonial } from '@clinic/core/content/shapes/clinic-pages';
import { blockId, headingTags } from './block-places.ts';
import { InBands } from './block-section.tsx';
import { ContentBlockView } from './content-block.tsx';
import { FaqBlockView } from './faq-block.tsx';
import { OutsideQuiz } from './outside-quiz.tsx';
import { TestimonialBlockView } from './testimonial-block.tsx';

type Props = {
  blocks: Block[];
  testimonials: Testimonial[];
  /** Each section from edge to edge: for pages without a menu beside the text. */
  bands?: boolean;
};

/** The sections that editors put together, in their order. A screen that shows them sends `blockMessages` along. */
export function BlockList({ blocks, testimonials, bands = false }: Props) {
  const tags = headingTags(blocks);
  return (
    <InBands value={bands}>
      {blocks.map((block, index) => {
        const id = blockId(block, index);
        return <BlockView key={id} id={id} block={block} tag={tags[index] ?? 'h2'} testimonials={testimonials} />;
      })}
    </InBands>
  );
}

type ViewProps = { id: string; block: Block; tag: 'h2' | 'h3'; testimonials: Testimonial[] };

function BlockView({ id, block, tag, testimonials }: ViewProps) {
  switch (block.kind) {
    case 'content':
      return <ContentBlockView id={id} block={block} tag={tag} />;
    case 'faqs':
      return <FaqBlockView id={id} block={block} />;
    case 'testimonials':
      return <TestimonialBlockView id={id} block={block} testimonials={testimonials} />;
    case 'outsideQuiz':
      return <OutsideQuiz id={id} block={block} />;
    default:
      return block satisfies never;
  }
}
