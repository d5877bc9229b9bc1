import type { FreeSlots } from '@clinic/core/booking/availability/availability';
import { nextDays } from '@clinic/core/booking/availability/availability-window';
import type { Slot } from '@clinic/core/booking/availability/slots';
import { parseSlotText } from '@clinic/core/booking/form/slot-text';
import { choiceOfAnswers } from '@clinic/core/booking/form/wizard-offer';
import { defaultSlotMinutes, noPreferredDoctorId } from '@clinic/core/booking/model/constants';
import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { addDays, type Day, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import type { OpeningCalendar } from '@clinic/core/working-hours/opening-calendar';
import { isWorkingDay } from '@clinic/core/working-hours/working-hours';
import type { PickerDay } from '../../../components/date/slot-days.ts';
import type { PageContext } from '../../../page-context.ts';
import type { LoadedWizard } from '../load-wizard.server.ts';
import { type MonthSheet, monthSheet, timesByDay } from './month-sheet.ts';
import { askedMonth, monthOf, nextMonth } from './month-view.ts';
import type { OfferedHour } from './professional.server.ts';

/** `doctorName`: of the chosen doctor; `names`: of all whose hours are shown. */
type Chosen = { mode: VisitMode; minutes: number; doctorName: string | null; names: Record<number, string> };
type ReadState = {
  /** The time at which the clinic was last heard, while it is silent. */
  staleSince: string | null;
  /** What was chosen before is taken by now. */
  gone: boolean;
};
/** The next thirty days, day by day. */
type DayList = ReadState & {
  view: 'days';
  first: OfferedHour | null;
  days: PickerDay[];
  month: string;
};
export type SlotOffer = { step: 'slot' } & Chosen & ({ view: 'silent' } | DayList | (ReadState & MonthSheet & { view: 'month' }));

export async function readSlotOffer(page: PageContext, opened: LoadedWizard, query: URLSearchParams): Promise<SlotOffer> {
  const { offer, progress } = opened;
  const { mode = 'inPerson', typeId = 0, doctorId = noPreferredDoctorId, doctorIds = [] } = progress.answers;
  const chosen: Chosen = {
    mode,
    minutes: offer.types.find(({ id }) => id === typeId)?.minutes ?? defaultSlotMinutes,
    doctorName: nameOf(doctorId, offer.doctors, page.locale),
    names: Object.fromEntries(
      offer.doctors.flatMap(({ id, clinicalName }) =>
        doctorIds.includes(id) ? [[id, doctorNameIn(clinicalName, page.locale)] as const] : [],
      ),
    ),
  };
  const month = askedMonth(query.get('mes'), offer.today);
  const { availability } = page.booking;
  const choice = choiceOfAnswers({ typeId, doctorId, doctorIds });
  const free = await (month ? availability.inMonth(month, choice) : availability.inNextDays(choice));
  if (!free.ok) return { step: 'slot', ...chosen, view: 'silent' };
  if (!month) return { step: 'slot', ...chosen, ...dayList(free.value, opened, page.locale) };
  const wanted = query.get('dia') ?? opened.draft?.fields.slot?.slice(0, 10) ?? '';
  return {
    ...{ step: 'slot', view: 'month', ...chosen },
    ...heard(free.value, opened, { from: `${month}-01`, to: `${month}-31` }),
    ...monthSheet(free.value, { month, wanted, today: offer.today, locale: page.locale }),
  };
}

function nameOf(doctorId: number, doctors: LoadedWizard['offer']['doctors'], locale: Locale): string | null {
  const doctor = doctors.find(({ id }) => id === doctorId);
  return doctor ? doctorNameIn(doctor.clinicalName, locale) : null;
}

function dayList(free: FreeSlots, opened: LoadedWizard, locale: Locale): DayList {
  const { today, doctors, calendar } = opened.offer;
  const [first] = free.slots;
  const window = nextDays(today);
  const days = timesByDay(free);
  const isForAnyone = opened.progress.answers.doctorId === noPreferredDoctorId;
  const month = monthOf(first?.date ?? window.to);
  return {
    ...heard(free, opened, window),
    view: 'days',
    first: first ? { ...first, doctorName: nameOf(first.doctorId, doctors, locale) ?? '' } : null,
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
  const { date = '', time = '', doctorId = null } = parseSlotText(draft?.fields.slot ?? '') ?? {};
  const isInView = window.from <= date && date <= window.to;
  const isTheSame = (slot: Slot) => slot.date === date && slot.time === time && (doctorId === null || slot.doctorId === doctorId);
  return { staleSince: isStale ? inLisbon(readAt).time : null, gone: isInView && !slots.some(isTheSame) };
}
