import type { ExamPage } from '@clinic/core/content/shapes/medical-pages';

type Step = ExamPage['preparation']['steps'][number];

/** How editors name the step that is no time but a list: "Traga consigo", "O que trazer", "Bring with you". */
const bringing = /^(?:o que (?:deve )?trazer|traga|what to bring|bring)\b/i;

/** What to do and when, apart from what to bring; empty where the editors wrote nothing about that. */
export function whatToBring(steps: Step[]): { todo: Step[]; bring: string } {
  const isBringing = ({ when }: Step) => bringing.test(when.trim());
  return {
    todo: steps.filter((step) => !isBringing(step)),
    bring: steps
      .filter(isBringing)
      .map(({ text }) => text)
      .join('\n'),
  };
}
