export const sectionNames = [
  'foundations',
  'buttons-links',
  'fields',
  'choices',
  'date-and-time',
  'messages',
  'content',
  'navigation',
  'media',
  'account',
  'area',
] as const;
export type SectionName = (typeof sectionNames)[number];

export const isSection = (name: string): name is SectionName => (sectionNames as readonly string[]).includes(name);
