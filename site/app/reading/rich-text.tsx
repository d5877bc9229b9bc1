import type { RichBlock, RichText } from '@clinic/core/content/shapes/rich-text';
import { Drawing } from './drawing.tsx';
import { Inlines } from './inlines.tsx';
import { RichList } from './rich-list.tsx';
import styles from './rich-text.module.css';

type Props = {
  text: RichText;
  /** Headings one level higher: for a page that is one text, such as an article. */
  raised?: boolean;
  /** Shows numbered lists as a stepper, for instructions that are followed in order. */
  steps?: boolean;
};

/** Renders rich text from the back office. */
export function RichTextView({ text, raised = false, steps = false }: Props) {
  return (
    <div className={styles['text']}>
      {text.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other name and never change places.
        <Block key={index} block={block} raised={raised} steps={steps} />
      ))}
    </div>
  );
}

function Block({ block, raised, steps }: { block: RichBlock; raised: boolean; steps: boolean }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'heading': {
      const Heading = (['h2', 'h3', 'h4'] as const)[block.level - (raised ? 3 : 2)] ?? 'h4';
      return (
        <Heading className={styles['heading']}>
          <Inlines inlines={block.children} />
        </Heading>
      );
    }
    case 'list':
      return <RichList list={block} steps={steps} />;
    case 'quote':
      return (
        <blockquote>
          <p>
            <Inlines inlines={block.children} />
          </p>
        </blockquote>
      );
    case 'rule':
      return <hr />;
    case 'picture':
      return (
        <div className={styles['picture']}>
          <Drawing picture={block.picture} />
        </div>
      );
    default:
      return block satisfies never;
  }
}
