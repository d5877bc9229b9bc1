import type { SandboxDatabase } from '../../database/database.ts';
import { daysSinceEpoch } from '../calendar/lisbon-days.ts';
import { readStretches } from '../calendar/read-calendar.ts';
import { readDoctors } from './doctors.ts';
import { type ListPage, pageOfList } from './list-of.ts';

type Filters = { doctorId?: number | null; type: 'WORK_SCHEDULE'; after: string; before: string };

/** Rows of `clinic_work_hours` repeat every week; their id and the day make an id that stays the same. */
const idsPerHours = 100_000;

export const workScheduleResolvers = (db: SandboxDatabase) => ({
  Query: {
    async scheduleEntity(_: unknown, { filters: { doctorId, after, before }, page }: { filters: Filters; page?: ListPage }) {
      const doctorIds = doctorId ? [doctorId] : undefined;
      const [stretches, doctors] = await Promise.all([
        readStretches(db, { doctorIds, first: after.slice(0, 10), last: before.slice(0, 10) }),
        readDoctors(db),
      ]);
      const entries = stretches.map((stretch) => ({
        id: stretch.hoursId * idsPerHours + daysSinceEpoch(stretch.day),
        description: doctors.find((doctor) => doctor.id === stretch.doctorId)?.clinicalName ?? '',
        startDate: `${stretch.day} ${stretch.starts}`,
        endDate: `${stretch.day} ${stretch.ends}`,
      }));
      return pageOfList(
        entries.filter((entry) => entry.endDate > after && entry.startDate <= before),
        page,
      );
    },
  },
});
