import type { PersonCard, Responsibility } from '@clinic/core/content/shapes/page-parts';

/** Who answers for a page of care: whoever its review line names, wherever the page names somebody. */
export const answeringDoctor = ({ author, reviewer }: Responsibility): PersonCard | null => reviewer ?? author;
