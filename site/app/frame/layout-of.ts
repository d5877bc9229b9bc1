import type { RouteName } from '@clinic/core/addresses/route-table';

/**
 * `landing`: one offer, no way off the path. `bare`: a task that wants no distraction, only the mark and the
 * phone. `area`: the patient's own pages, with their own navigation.
 */
export type LayoutName = 'default' | 'landing' | 'bare' | 'area';

const named: Partial<Record<LayoutName, readonly RouteName[]>> = {
  landing: ['booking', 'bookingOnline', 'bookingLanding'],
  bare: [
    'wizard',
    'wizardType',
    'wizardSpecialty',
    'wizardProfessional',
    'wizardMode',
    'wizardInsurance',
    'wizardSlot',
    'wizardDetails',
    'wizardPayment',
    'wizardCheck',
    'wizardKnown',
    'wizardCode',
    'visit',
    'visitCancel',
    'visitMove',
    'visitEarlier',
    'earlierHour',
    'visitCode',
    'visitRefund',
    'eventPlace',
    'bookingQuiz',
    'bookingResult',
    'symptomQuiz',
    'symptomsMild',
    'symptomsModerate',
    'symptomsSevere',
    'psaQuiz',
    'psaThanks',
    'login',
    'register',
    'recoverPassword',
    'setPassword',
    'accountCode',
    'accountLink',
    'confirmIdentity',
    'thanksSite',
    'newsletter',
    'newsletterConfirm',
    'newsletterPreferences',
  ],
  area: ['personalArea', 'visitHistory', 'profile', 'people', 'papers', 'symptoms', 'linkRecord', 'accountSafety', 'accountPrivacy'],
};
const layoutNames = Object.keys(named) as LayoutName[];

/** By the id of the matched route, which is the language and the route's name: `pt.home`. */
export function layoutOf(routeId: string | undefined): LayoutName {
  const name = routeId?.split('.')[1] as RouteName;
  return layoutNames.find((layout) => named[layout]?.includes(name)) ?? 'default';
}
