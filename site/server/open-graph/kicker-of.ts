import type { RouteName } from '@clinic/core/addresses/route-table';
import type { Locale } from '@clinic/core/kernel/locale';
import { messagesFor, titleOf } from '../../app/language/messages.server.ts';

const sections = {
  problem: 'problemas',
  otherDiseases: 'problemas',
  treatmentSection: 'tratamentos',
  treatment: 'tratamentos',
  exam: 'analises',
} as const satisfies Partial<Record<RouteName, string>>;

/** The part of the site a page belongs to, in the words of the menu. */
export function kickerOf(route: RouteName, locale: Locale): string {
  if (route === 'article') return titleOf(locale, 'blog');
  if (route === 'teamMember') return titleOf(locale, 'team');
  const section = new Map<string, (typeof sections)[keyof typeof sections]>(Object.entries(sections)).get(route);
  return section ? messagesFor(locale, 'frame').frame.menuSections[section] : '';
}
