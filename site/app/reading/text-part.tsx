import type { FilmSection, Section } from '@clinic/core/content/shapes/page-parts';
import { hasContent } from './is-empty.ts';
import type { ReadingPart } from './reading-parts.tsx';
import { TextSection } from './text-section.tsx';

type Options = {
  /** Its line in the page's menu; a part without one belongs to the line above it. */
  menu?: string;
  steps?: boolean;
};

/** A part that is a text alone; where editors wrote nothing it is left out, with its line in the menu. */
export const textPart = (
  id: string,
  section: Section & Partial<FilmSection>,
  title: string,
  { menu, steps = false }: Options = {},
): ReadingPart => ({
  id,
  ...(menu && { menu }),
  shown: hasContent(section),
  body: <TextSection id={id} section={section} title={title} steps={steps} />,
});
