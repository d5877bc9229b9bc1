import { randomBytes } from 'node:crypto';
import type { RouteIn } from '@clinic/core/addresses/path-to';
import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { usualCalendar } from '@clinic/core/working-hours/opening-calendar';
import { isWorkingDay } from '@clinic/core/working-hours/working-hours';
import en from '../../site/messages/en/requests.json' with { type: 'json' };
import pt from '../../site/messages/pt/requests.json' with { type: 'json' };

export const requestTexts = { pt, en };

/** Where each form stands, and whether it waits for a code also where there is script. */
export const forms = {
  contact: { route: 'contacts', asksCode: false },
  callBack: { route: 'callBack', asksCode: false },
  secondOpinion: { route: 'secondOpinion', asksCode: true },
  examRequest: { route: 'examRequest', asksCode: true },
  international: { route: 'internationalRequest', asksCode: true },
  complaint: { route: 'complaint', asksCode: false },
} as const satisfies Record<RequestKind, { route: RouteIn<Locale>; asksCode: boolean }>;

export const formKinds = Object.keys(forms) as RequestKind[];

/** Somebody of one's own: what others send must not count. */
export const newSender = () => `pedido-${randomBytes(6).toString('hex')}@exemplo.pt`;

/** After the day by which the clinic answers, whatever closes it meanwhile. */
function nextOpenDay(): string {
  let day = addDays(inLisbon(new Date()).day, 14);
  while (!isWorkingDay(day, usualCalendar)) day = addDays(day, 1);
  return day;
}

const person = (email: string) => ({ name: 'Joaquim Exemplo Tavares', email });

/** By the name of the input, as a browser without script sends them. */
export const answersOf: Record<RequestKind, (email: string) => Record<string, string>> = {
  contact: (email) => ({ ...person(email), subject: 'exams', message: 'Posso ir acompanhado?', consent: 'sim' }),
  callBack: (email) => ({ ...person(email), phone: '912 000 000', when: 'morning', consent: 'sim' }),
  secondOpinion: (email) => ({
    ...{ ...person(email), phone: '912 000 000', gender: 'masculino', consent: 'sim' },
    ...{ 'birthDate-day': '27', 'birthDate-month': '3', 'birthDate-year': '1961' },
    ...{ findings: 'Gleason 3+4, em setembro.', question: 'Preciso mesmo de ser operado?' },
  }),
  examRequest: (email) => ({
    ...{ ...person(email), exam: 'pet-e-pet-ct', message: 'Pedido pelo meu urologista.', preferredDate: nextOpenDay(), consent: 'sim' },
  }),
  international: (email) => ({ ...person(email), country: 'Angola', languages: 'português', message: 'Vivo em Luanda.', consent: 'sim' }),
  complaint: (email) => ({ ...person(email), message: 'Esperei uma hora.', consent: 'sim' }),
};
