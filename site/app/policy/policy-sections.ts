import { createAnchors } from '@clinic/core/content/rich-text/anchors';
import type { Inline, RichText } from '@clinic/core/content/shapes/rich-text';

type PolicySection = { id: string; title: string; text: RichText };

/** A long text cut at its headings, so that the page's menu can lead to each; what stands before the first is the introduction. */
export function policySections(text: RichText): { introduction: RichText; sections: PolicySection[] } {
  const anchorOf = createAnchors();
  const introduction: RichText = [];
  const sections: PolicySection[] = [];
  for (const block of text) {
    if (block.kind === 'heading' && block.level === 3) {
      const title = wordsOf(block.children);
      sections.push({ id: anchorOf('', title), title, text: [] });
    } else (sections.at(-1)?.text ?? introduction).push(block);
  }
  return { introduction, sections };
}

const wordsOf = (inlines: Inline[]): string =>
  inlines
    .map((inline) => (inline.kind === 'words' ? inline.text : inline.kind === 'break' ? ' ' : wordsOf(inline.children)))
    .join('')
    .trim();
