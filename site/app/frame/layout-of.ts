import type { RouteName } from '@clinic/core/addresses/route-table';

/**
 * `landing`: one offer, no way off the path. `bare`: a task that wants no distraction, only the mark and the
 * phone. `area`: the patient's own pages, with their own navigation.
 */
export type LayoutName = 'default' | 'landing' | 'bare' | 'area';

const layouts: Partial<Record<RouteName, LayoutName>> = {
  booking: 'landing',
  bookingOnline: 'landing',
  bookingLanding: 'landing',
  wizard: 'bare',
  wizardType: 'bare',
  wizardSpecialty: 'bare',
  wizardProfessional: 'bare',
  wizardInsurance: 'bare',
  wizardSlot: 'bare',
  wizardDetails: 'bare',
  wizardPayment: 'bare',
  wizardCheck: 'bare',
  wizardKnown: 'bare',
  wizardCode: 'bare',
  visit: 'bare',
  visitCancel: 'bare',
  visitMove: 'bare',
  visitCode: 'bare',
  eventPlace: 'bare',
  bookingQuiz: 'bare',
  bookingResult: 'bare',
  symptomQuiz: 'bare',
  symptomsMild: 'bare',
  symptomsModerate: 'bare',
  symptomsSevere: 'bare',
  psaQuiz: 'bare',
  psaThanks: 'bare',
  login: 'bare',
  register: 'bare',
  recoverPassword: 'bare',
  setPassword: 'bare',
  accountCode: 'bare',
  accountLink: 'bare',
  confirmIdentity: 'bare',
  thanksSite: 'bare',
  newsletter: 'bare',
  newsletterConfirm: 'bare',
  newsletterPreferences: 'bare',
  personalArea: 'area',
  visitHistory: 'area',
  profile: 'area',
  people: 'area',
  papers: 'area',
  symptoms: 'area',
  linkRecord: 'area',
  accountSafety: 'area',
  accountPrivacy: 'area',
};

/** By the id of the matched route, which is the language and the route's name: `pt.home`. */
export function layoutOf(routeId: string | undefined): LayoutName {
  const name = routeId?.split('.')[1] as RouteName | undefined;
  return (name && layouts[name]) ?? 'default';
}
