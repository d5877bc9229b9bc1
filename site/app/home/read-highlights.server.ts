import type { Highlight } from '@clinic/core/content/pages/home-shape';
import { type IconName, iconNames } from '../art/names.ts';

export type DrawnHighlight = Omit<Highlight, 'subject'> & { icon: IconName };

/** Pages whose drawing is called otherwise than their address. */
const renamed: Record<string, IconName> = {
  'pacientes-internacionais-ou-fora-de-lisboa': 'pacientes-internacionais',
  'marcacao-segunda-opiniao': 'segunda-opiniao',
  'marcacao-de-consulta-online': 'consulta-online',
};
const iconOf = (subject: string): IconName => iconNames.find((name) => name === subject) ?? renamed[subject] ?? 'outras-doencas';

export const drawHighlights = (highlights: Highlight[]): DrawnHighlight[] =>
  highlights.map(({ subject, ...highlight }) => ({ ...highlight, icon: iconOf(subject) }));
