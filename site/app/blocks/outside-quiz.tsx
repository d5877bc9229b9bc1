import type { OutsideQuizBlock } from '@clinic/core/content/shapes/blocks';
import { Island } from '../islands/island.tsx';
import { BlockSection } from './block-section.tsx';
import { OutsideQuizPart } from './outside-quiz-part.tsx';

/**
 * Somebody else's quiz. Nothing is asked of them before the visitor has pressed and agreed, each time anew: the answers
 * are about health. Without script it opens in a tab of its own.
 */
export function OutsideQuiz({ id, block: { title, url } }: { id: string; block: OutsideQuizBlock }) {
  const part = { id, title, url };
  return (
    <BlockSection id={id} isNamed={title !== ''}>
      <Island name="outsideQuiz" props={part} words={['components.blocks.quiz']}>
        <OutsideQuizPart {...part} />
      </Island>
    </BlockSection>
  );
}
