import type { VisitMode } from '@clinic/core/booking/model/visit-mode';
import type { PreparationStart } from '@clinic/core/personal-area/on-the-day/preparation-start';
import type { DoctorFace } from '../booking/doctor-faces.server.ts';
import type { Moment } from '../booking/visit/moment.ts';
import type { VisitState } from '../booking/visit/visit-state.ts';
import type { Changeability } from '../booking/visit/visit-view.ts';
import type { HistoryRow } from './history-view.ts';
import type { PaperKind } from './papers-view.ts';
import type { ProfileField } from './profile-view.ts';

/** The first page of the personal area. */
export type AreaView = {
  firstName: string;
  /** Lisbon's clock: decides the greeting and names the day. */
  now: Moment;
  isLinked: boolean;
  /** Since when the clinic's book was not read; null while it answers. Then `next` is as we knew it at that time. */
  silentSince: Moment | null;
  next: NextVisit | null;
  /** Other visits to come, nearest first. */
  later: HistoryRow[];
  awaiting: Awaiting[];
  again: BookAgain | null;
  /** The last visits, newest first; `total` counts all of them. */
  past: { rows: HistoryRow[]; total: number };
  /** For somebody without visits: the next free hour, as the home page tells it. */
  firstFree: Moment | null;
  /** What the last press did, told once at the top. */
  done: AreaDone | null;
};

export const areaDone = ['lateTold', 'notComingTold', 'comingTold', 'notMineTold', 'linked'] as const;
export type AreaDone = (typeof areaDone)[number];

export type AreaDoctor = Pick<DoctorFace, 'name' | 'role' | 'face'>;

export type NextVisit = {
  /** Names the visit in forms: a booking of ours or an appointment at the clinic. */
  id: string;
  /** Opens the visit's own pages; null for a visit that was not booked here. */
  token: string | null;
  startsAt: Moment;
  /** Whole days from today, by Lisbon's calendar. */
  daysAway: number;
  /** The zone in which it was booked; the clock of a browser with script is believed before it. Only for a visit by video. */
  timeZone: string | null;
  mode: VisitMode;
  state: VisitState['kind'];
  doctor: AreaDoctor;
  typeName: string;
  /** Where it is somebody else's. */
  patientName: string | null;
  /** When to be at the desk, and how long it takes: where the clinic says so. */
  comeAt: string | null;
  minutes: number | null;
  payment: VisitPayment | null;
  move: Changeability;
  cancel: Changeability;
  noticeHours: number;
  /** The door of the video call, and when it opens. */
  video: { to: string | null; opensAt: string } | null;
  /** Only on the day itself; what was told to the desk, and when. */
  today: { told: { kind: 'late' | 'notComing'; at: string } | null } | null;
  preparation: TickedStep[];
};

export type VisitPayment =
  | { kind: 'toPay'; amountCents: number; payBy: Moment | null; to: string }
  | { kind: 'paid'; amountCents: number; slip: string | null }
  | { kind: 'atClinic'; amountCents: number };

/** `starts`: when it begins, where the desk's words say so. */
export type TickedStep = { key: string; text: string; note: string | null; done: boolean; starts: PreparationStart | null };

export type Awaiting =
  /** Asked for, and not booked: its page says why and offers other times. */
  | { kind: 'unbooked'; key: string; startsAt: Moment; doctorName: string; to: string }
  | { kind: 'paper'; key: string; paper: PaperKind; day: string; amountCents: number | null; to: string }
  /** A change that the clinic has not taken yet, or has refused. */
  | { kind: 'edit'; key: string; field: ProfileField; isRefused: boolean }
  /** Booked in this person's name by a contact that is not confirmed. */
  | { kind: 'stranger'; key: string; startsAt: Moment; doctorName: string };

export type BookAgain = {
  doctor: AreaDoctor;
  mode: VisitMode;
  /** At most three, clear of the seven days around other visits; pressed, each opens the wizard at its end. */
  slots: { day: string; time: string; slot: string }[];
  to: string;
};
