import { pathTo, type RouteIn } from '@clinic/core/addresses/path-to';
import { type Locale, locales } from '@clinic/core/kernel/locale';

/** Pages whose words are a global of their own. */
const routeOfGlobal = {
  homepage: 'home',
  sobre_nos: 'about',
  outras_doencas: 'otherDiseases',
  politica_de_privacidade: 'privacy',
  quiz_psa: 'psaQuiz',
  quiz_sintomas: 'symptomQuiz',
} as const satisfies Record<string, RouteIn<Locale>>;

const isPage = (slug: string): slug is keyof typeof routeOfGlobal => slug in routeOfGlobal;

export const globalOfRoute = (name: string): string | undefined => Object.entries(routeOfGlobal).find(([, route]) => route === name)?.[0];

/** Where readers find it, in both languages; nowhere for what stands on every page. */
export function pathsOfGlobal(slug: string): string[] {
  return isPage(slug) ? locales.map((locale) => pathTo(locale, routeOfGlobal[slug])) : [];
}
