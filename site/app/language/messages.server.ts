import type { Locale } from '@clinic/core/kernel/locale';
import enAbout from '../../messages/en/about.json' with { type: 'json' };
import enAccount from '../../messages/en/account.json' with { type: 'json' };
import enArea from '../../messages/en/area.json' with { type: 'json' };
import enBlog from '../../messages/en/blog.json' with { type: 'json' };
import enBooking from '../../messages/en/booking.json' with { type: 'json' };
import enBookingQuiz from '../../messages/en/booking-quiz.json' with { type: 'json' };
import enComponents from '../../messages/en/components.json' with { type: 'json' };
import enConsent from '../../messages/en/consent.json' with { type: 'json' };
import enContacts from '../../messages/en/contacts.json' with { type: 'json' };
import enError from '../../messages/en/error.json' with { type: 'json' };
import enEvents from '../../messages/en/events.json' with { type: 'json' };
import enExam from '../../messages/en/exam.json' with { type: 'json' };
import enFrame from '../../messages/en/frame.json' with { type: 'json' };
import enGallery from '../../messages/en/gallery.json' with { type: 'json' };
import enHome from '../../messages/en/home.json' with { type: 'json' };
import enHours from '../../messages/en/hours.json' with { type: 'json' };
import enIdentity from '../../messages/en/identity.json' with { type: 'json' };
import enLanding from '../../messages/en/landing.json' with { type: 'json' };
import enNavigation from '../../messages/en/navigation.json' with { type: 'json' };
import enNewsletter from '../../messages/en/newsletter.json' with { type: 'json' };
import enNotFound from '../../messages/en/not-found.json' with { type: 'json' };
import enOtherDiseases from '../../messages/en/other-diseases.json' with { type: 'json' };
import enPapers from '../../messages/en/papers.json' with { type: 'json' };
import enPolicy from '../../messages/en/policy.json' with { type: 'json' };
import enPreview from '../../messages/en/preview.json' with { type: 'json' };
import enPrices from '../../messages/en/prices.json' with { type: 'json' };
import enProblem from '../../messages/en/problem.json' with { type: 'json' };
import enQuizzes from '../../messages/en/quizzes.json' with { type: 'json' };
import enReading from '../../messages/en/reading.json' with { type: 'json' };
import enRequests from '../../messages/en/requests.json' with { type: 'json' };
import enSearch from '../../messages/en/search.json' with { type: 'json' };
import enTeam from '../../messages/en/team.json' with { type: 'json' };
import enTitles from '../../messages/en/titles.json' with { type: 'json' };
import enTreatment from '../../messages/en/treatment.json' with { type: 'json' };
import enVisit from '../../messages/en/visit.json' with { type: 'json' };
import enWishes from '../../messages/en/wishes.json' with { type: 'json' };
import ptAbout from '../../messages/pt/about.json' with { type: 'json' };
import ptAccount from '../../messages/pt/account.json' with { type: 'json' };
import ptArea from '../../messages/pt/area.json' with { type: 'json' };
import ptBlog from '../../messages/pt/blog.json' with { type: 'json' };
import ptBooking from '../../messages/pt/booking.json' with { type: 'json' };
import ptBookingQuiz from '../../messages/pt/booking-quiz.json' with { type: 'json' };
import ptComponents from '../../messages/pt/components.json' with { type: 'json' };
import ptConsent from '../../messages/pt/consent.json' with { type: 'json' };
import ptContacts from '../../messages/pt/contacts.json' with { type: 'json' };
import ptError from '../../messages/pt/error.json' with { type: 'json' };
import ptEvents from '../../messages/pt/events.json' with { type: 'json' };
import ptExam from '../../messages/pt/exam.json' with { type: 'json' };
import ptFrame from '../../messages/pt/frame.json' with { type: 'json' };
import ptGallery from '../../messages/pt/gallery.json' with { type: 'json' };
import ptHome from '../../messages/pt/home.json' with { type: 'json' };
import ptHours from '../../messages/pt/hours.json' with { type: 'json' };
import ptIdentity from '../../messages/pt/identity.json' with { type: 'json' };
import ptLanding from '../../messages/pt/landing.json' with { type: 'json' };
import ptNavigation from '../../messages/pt/navigation.json' with { type: 'json' };
import ptNewsletter from '../../messages/pt/newsletter.json' with { type: 'json' };
import ptNotFound from '../../messages/pt/not-found.json' with { type: 'json' };
import ptOtherDiseases from '../../messages/pt/other-diseases.json' with { type: 'json' };
import ptPapers from '../../messages/pt/papers.json' with { type: 'json' };
import ptPolicy from '../../messages/pt/policy.json' with { type: 'json' };
import ptPreview from '../../messages/pt/preview.json' with { type: 'json' };
import ptPrices from '../../messages/pt/prices.json' with { type: 'json' };
import ptProblem from '../../messages/pt/problem.json' with { type: 'json' };
import ptQuizzes from '../../messages/pt/quizzes.json' with { type: 'json' };
import ptReading from '../../messages/pt/reading.json' with { type: 'json' };
import ptRequests from '../../messages/pt/requests.json' with { type: 'json' };
import ptSearch from '../../messages/pt/search.json' with { type: 'json' };
import ptTeam from '../../messages/pt/team.json' with { type: 'json' };
import ptTitles from '../../messages/pt/titles.json' with { type: 'json' };
import ptTreatment from '../../messages/pt/treatment.json' with { type: 'json' };
import ptVisit from '../../messages/pt/visit.json' with { type: 'json' };
import ptWishes from '../../messages/pt/wishes.json' with { type: 'json' };

/** One file per part of the site and language; keys are the same in both. */
const pt = {
  gallery: ptGallery,
  components: ptComponents,
  frame: ptFrame,
  consent: ptConsent,
  navigation: ptNavigation,
  error: ptError,
  notFound: ptNotFound,
  home: ptHome,
  reading: ptReading,
  preview: ptPreview,
  problem: ptProblem,
  treatment: ptTreatment,
  otherDiseases: ptOtherDiseases,
  about: ptAbout,
  blog: ptBlog,
  events: ptEvents,
  exam: ptExam,
  search: ptSearch,
  team: ptTeam,
  contacts: ptContacts,
  prices: ptPrices,
  landing: ptLanding,
  booking: ptBooking,
  hours: ptHours,
  identity: ptIdentity,
  bookingQuiz: ptBookingQuiz,
  quizzes: ptQuizzes,
  policy: ptPolicy,
  visit: ptVisit,
  wishes: ptWishes,
  account: ptAccount,
  area: ptArea,
  papers: ptPapers,
  requests: ptRequests,
  newsletter: ptNewsletter,
  titles: ptTitles,
};
export type Messages = typeof pt;
const en: Messages = {
  gallery: enGallery,
  components: enComponents,
  frame: enFrame,
  consent: enConsent,
  navigation: enNavigation,
  error: enError,
  notFound: enNotFound,
  home: enHome,
  reading: enReading,
  preview: enPreview,
  problem: enProblem,
  treatment: enTreatment,
  otherDiseases: enOtherDiseases,
  about: enAbout,
  blog: enBlog,
  events: enEvents,
  exam: enExam,
  search: enSearch,
  team: enTeam,
  contacts: enContacts,
  prices: enPrices,
  landing: enLanding,
  booking: enBooking,
  hours: enHours,
  identity: enIdentity,
  bookingQuiz: enBookingQuiz,
  quizzes: enQuizzes,
  policy: enPolicy,
  visit: enVisit,
  wishes: enWishes,
  account: enAccount,
  area: enArea,
  papers: enPapers,
  requests: enRequests,
  newsletter: enNewsletter,
  titles: enTitles,
};
const all: Record<Locale, Messages> = { pt, en };

/** Only what a page says travels to the browser with it. */
export function messagesFor<N extends keyof Messages>(locale: Locale, ...names: N[]): Pick<Messages, N> {
  return Object.fromEntries(names.map((name) => [name, all[locale][name]])) as Pick<Messages, N>;
}
type KeysOf<T> = keyof T & string;
/** Part of a file: `area.home`, or `area.profile.fields`. */
export type MessageSection = {
  [N in keyof Messages]: { [S in KeysOf<Messages[N]>]: `${N}.${S}` | `${N}.${S}.${KeysOf<Messages[N][S]>}` }[KeysOf<Messages[N]>];
}[keyof Messages];
type Tree = { [name: string]: Tree };

/** For pages that are made anew for every reader: whole files would be most of what is written. */
export function messageSections(locale: Locale, sections: readonly MessageSection[]): Tree {
  const picked: Tree = {};
  for (const section of sections) {
    const names = section.split('.');
    const last = names.pop() ?? '';
    let from = all[locale] as unknown as Tree;
    let to = picked;
    for (const name of names) {
      from = from[name] ?? {};
      to = to[name] ??= {};
    }
    to[last] = from[last] ?? {};
  }
  return picked;
}
export const titleOf = (locale: Locale, name: keyof Messages['titles']) => all[locale].titles[name];
