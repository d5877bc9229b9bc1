import type { RouteName } from '@clinic/core/addresses/route-table';
import type { MessageSection } from '../language/messages.server.ts';

const list = ['area.segments', 'area.pay', 'area.row', 'booking.abroad'] as const;
const form = ['area.segments', 'area.problems', 'components.field', 'components.errorSummary'] as const;

/** What each page of the personal area says, besides the navigation around it. */
export const areaMessages = {
  personalArea: [
    ...(['area.home', 'area.visit', 'area.clocks', 'area.pay', 'area.actions', 'area.today', 'area.prepare', 'area.awaiting'] as const),
    ...(['area.again', 'area.pastVisits', 'area.linkOffer', 'area.nothing', 'area.alreadyBooked', 'area.help', 'area.row'] as const),
    ...(['area.papers.kinds', 'area.profile.fields', 'visit.states', 'booking.abroad'] as const),
  ],
  visitHistory: [...list, 'area.history', 'components.field'],
  papers: ['area.segments', 'area.papers'],
  profile: [...form, 'area.profile', 'area.people'],
  people: [...form, 'area.profile', 'area.people', 'components.birthDate'],
  symptoms: ['area.symptoms', 'area.sheet'],
  linkRecord: [...form, 'area.link', 'components.birthDate', 'identity.who', 'identity.code', 'identity.problems'],
  accountPrivacy: ['area.segments', 'area.privacy'],
  accountSafety: ['area.segments', 'components.field', 'components.errorSummary'],
} satisfies Partial<Record<RouteName, readonly MessageSection[]>>;

export type AreaRoute = keyof typeof areaMessages;
