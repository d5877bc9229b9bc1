import type { FreeSlots } from '@clinic/core/booking/availability/availability';
import { nextDays } from '@clinic/core/booking/availability/availability-window';
import { choiceOf } from '@clinic/core/booking/form/wizard-offer';
import { defaultSlotMinutes, noPreferredDoctorId } from '@clinic/core/booking/model/constants';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { addDays, type Day, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { OpeningCalendar } from '@clinic/core/working-hours/opening-calendar';
import { isWorkingDay } from '@clinic/core/working-hours/working-hours';
import type { PickerDay } from '../../../components/date/slot-days.ts';
import type { PageContext } from '../../../page-context.ts';
import type { LoadedWizard } from '../load-wizard.server.ts';
import { type MonthSheet, monthSheet, timesByDay } from './month-sheet.ts';
import { askedMonth, monthOf, nextMonth } from './month-view.ts';

type Chosen = { mode: VisitMode; minutes: number; doctorName: string | null };
type ReadState = {
  /** The time at which the clinic was last heard, while it is silent. */
  staleSince: string | null;
  /** What was chosen before is taken by now. */
  gone: boolean;
};
/** The next thirty days, day by day. */
type DayList = ReadState & {
  view: 'days';
  first: { date: Day; time: string; doctorName: string | null } | null;
  days: PickerDay[];
  month: string;
};
export type SlotOffer = { step: 'slot' } & Chosen & ({ view: 'silent' } | DayList | (ReadState & MonthSheet & { view: 'month' }));

export async function readSlotOffer(page: PageContext, opened: LoadedWizard, query: URLSearchParams): Promise<SlotOffer> {
  const { offer, progress } = opened;
  const { mode = 'inPerson', typeId = 0, doctorId = noPreferredDoctorId } = progress.answers;
  const chosen: Chosen = {
    mode,
    minutes: offer.types.find(({ id }) => id === typeId)?.minutes ?? defaultSlotMinutes,
    doctorName: offer.doctors.find(({ id }) => id === doctorId)?.clinicalName ?? null,
  };
  const month = askedMonth(query.get('mes'), offer.today);
  const { availability } = page.booking;
  const choice = choiceOf(typeId, doctorId);
  const free = await (month ? availability.inMonth(month, choice) : availability.inNextDays(choice));
  if (!free.ok) return { step: 'slot', ...chosen, view: 'silent' };
  if (!month) return { step: 'slot', ...chosen, ...dayList(free.value, opened) };
  const wanted = query.get('dia') ?? opened.draft?.fields.slot?.slice(0, 10) ?? '';
  return {
    ...{ step: 'slot', view: 'month', ...chosen },
    ...heard(free.value, opened, { from: `${month}-01`, to: `${month}-31` }),
    ...monthSheet(free.value, { month, wanted, today: offer.today, locale: page.locale }),
  };
}

function dayList(free: FreeSlots, opened: LoadedWizard): DayList {
  const { today, doctors, calendar } = opened.offer;
  const [first] = free.slots;
  const nameOf = (doctorId: number) => doctors.find(({ id }) => id === doctorId)?.clinicalName ?? null;
  const window = nextDays(today);
  const days = timesByDay(free);
  const isForAnyone = opened.progress.answers.doctorId === noPreferredDoctorId;
  const month = monthOf(first?.date ?? window.to);
  return {
    ...heard(free, opened, window),
    view: 'days',
    first: first ? { date: first.date, time: first.time, doctorName: nameOf(first.doctorId) } : null,
    // A day without one doctor is not a full day: only where anybody would do, a day without slots is said to be full.
    days: isForAnyone && days.length > 0 ? withFullDays(days, calendar) : days,
    month: askedMonth(month, today) ?? nextMonth(month),
  };
}

function withFullDays(days: PickerDay[], calendar: OpeningCalendar): PickerDay[] {
  const all: PickerDay[] = [];
  const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  for (let date = first; date <= last; date = addDays(date, 1)) {
    const free = days.find((day) => day.date === date);
    if (free || isWorkingDay(date, calendar)) all.push(free ?? { date, times: [] });
  }
  return all;
}

function heard({ isStale, readAt, slots }: FreeSlots, { draft }: LoadedWizard, window: { from: Day; to: Day }): ReadState {
  const [date = '', time = ''] = (draft?.fields.slot ?? '').split('T');
  const isInView = window.from <= date && date <= window.to;
  return {
    staleSince: isStale ? inLisbon(readAt).time : null,
    gone: isInView && !slots.some((slot) => slot.date === date && slot.time === time),
  };
}
