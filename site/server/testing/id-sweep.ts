import type { RouteName, routes } from '@clinic/core/addresses/route-table';
import type { ForeignId } from '@clinic/core/identity/foreign-id';
import type { Belongings, FamilyMember } from './account-family.ts';
import type { SentToScreen } from './account-screens.ts';

export type IdAttempt = { what: ForeignId['what']; send(owns: Belongings): SentToScreen };

const act = (what: IdAttempt['what'], form: (owns: Belongings) => Record<string, string>): IdAttempt => ({
  what,
  send: (owns) => ({ form: form(owns) }),
});
const look = (what: IdAttempt['what'], query: (owns: Belongings) => Record<string, string>): IdAttempt => ({
  what,
  send: (owns) => ({ query: query(owns) }),
});
const paper = (tipo: string, papel: (owns: Belongings) => string): IdAttempt => ({
  what: 'paper',
  send: (owns) => ({ params: { tipo, papel: papel(owns) } }),
});
const onVisit = (go: string, more: Record<string, string> = {}): IdAttempt[] => [
  act('visit', ({ visit }) => ({ go, visit, ...more })),
  act('visit', ({ clinicVisit }) => ({ go, visit: clinicVisit, ...more })),
];
const birthDate = { 'birthDate-day': '1', 'birthDate-month': '2', 'birthDate-year': '1970' };

/** Every screen of the account, with every id that it takes. One that is missing here does not compile. */
export type AccountRoute = { [Name in RouteName]: (typeof routes)[Name]['pt'] extends `conta/${string}` ? Name : never }[RouteName];
export const screenSweep: Record<AccountRoute, IdAttempt[]> = {
  login: [],
  register: [],
  recoverPassword: [],
  setPassword: [],
  accountCode: [],
  accountLink: [],
  confirmIdentity: [],
  signOut: [],
  visitHistory: [],
  profile: [],
  papers: [],
  personalArea: [
    ...onVisit('prepare', { done: 'abcdefghijkl' }),
    ...onVisit('prepare', { undone: 'abcdefghijkl' }),
    ...['late', 'notComing', 'notMine', 'coming'].flatMap((go) => onVisit(go)),
  ],
  people: [
    look('person', ({ person }) => ({ mudar: person })),
    look('person', ({ person }) => ({ retirar: person })),
    act('person', ({ person }) => ({ go: 'changePerson', person, name: 'Outro Nome', relation: 'friend', ...birthDate })),
    act('person', ({ person }) => ({ go: 'removePerson', person })),
  ],
  paperFile: [
    ...['comprovativo', 'preparacao'].flatMap((kind) => [paper(kind, ({ visit }) => visit), paper(kind, (owns) => owns.clinicVisit)]),
    paper('fatura', ({ visit }) => `fatura-${visit}`),
  ],
  symptoms: [look('score', ({ score }) => ({ apagar: score })), act('score', ({ score }) => ({ go: 'removeScore', score }))],
  linkRecord: [act('record', ({ record }) => ({ go: 'choosePerson', who: record }))],
  accountSafety: [
    act('device', ({ device }) => ({ go: 'endDevice', id: device })),
    act('passkey', ({ passkey }) => ({ go: 'removePasskey', id: passkey })),
  ],
  accountPrivacy: [look('access', ({ access }) => ({ acesso: access })), act('access', ({ access }) => ({ go: 'questionAccess', access }))],
};

/** Fields of those forms and addresses that name a thing of somebody. */
export const idFields = 'visit person mudar retirar score apagar who id access acesso'.split(' ');
/** All others: choices, words and secrets. */
export const otherFields = [
  ...'abrir acessos birthDate-day birthDate-month birthDate-year channel code codigo consent contact copia done email'.split(' '),
  ...'confirmado feito field folha go guardado igual juntar language motivo name novo outra outro para part passkey password pessoa relation'.split(
    ' ',
  ),
  ...'prova remember repeat slot stopped token ver voltar'.split(' '),
];
/** The same for the verbs of the API. */
export const apiSweep: Record<string, (own: FamilyMember, other: FamilyMember) => { what: ForeignId['what']; body: object }[] | undefined> =
  {
    '/update-user': ({ account }, other) => [
      { what: 'account', body: { id: other.account.id, name: 'Outro', email: account.email } },
      { what: 'record', body: { id: account.id, imed_id: other.record.id, name: 'Outro', email: account.email } },
    ],
  };

/** Parameters of the API that name nothing of anybody. */
export const apiWords = 'name email password consent remember code token refresh_token use locale device device_proof'.split(' ');
