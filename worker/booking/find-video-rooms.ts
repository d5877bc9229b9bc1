import type { BookingSweep } from '@clinic/core/adapters/database/bookings/booking-sweep';
import { videoLinkTimes } from '@clinic/core/booking/messages/video-link-times';
import type { BookingStore } from '@clinic/core/booking/ports/booking-store';
import type { VideoRooms } from '@clinic/core/booking/ports/video-rooms';
import { setVideoLink, takesVideoLink } from '@clinic/core/booking/video/set-video-link';
import type { OpeningCalendar } from '@clinic/core/working-hours/opening-calendar';

type RoomPorts = {
  store: BookingStore;
  sweep: Pick<BookingSweep, 'onlineVisitsWithoutLink'>;
  rooms: VideoRooms;
  calendar: OpeningCalendar;
};
type VisitWithoutLink = Awaited<ReturnType<BookingSweep['onlineVisitsWithoutLink']>>[number];

/** Asked at the same time, so that a minute's questions take no longer than the slowest answer. */
export const askedAtOnce = 20;

/**
 * Visits by video that come near get a room. The provider of rooms is asked every minute until there is one; what it has not made is the
 * desk's work after the first time. Without a provider the desk has all of them.
 */
export async function findVideoRooms({ store, sweep, rooms, calendar }: RoomPorts, now: Date): Promise<void> {
  const near = (await sweep.onlineVisitsWithoutLink()).filter(({ startsAt }) => videoLinkTimes(startsAt, calendar).askFrom <= now);
  const unlisted = near.filter(({ isListed }) => !isListed);
  if (!rooms) return openItems(unlisted);
  // First those of which nobody knows: visits for which there is never a room must not keep them out of the desk's list.
  const asked = [...unlisted, ...near.filter(({ isListed }) => isListed)].slice(0, askedAtOnce);
  const answers = await Promise.all(asked.map(async (visit) => ({ visit, room: await rooms(wantedRoom(visit)) })));
  for (const { visit, room } of answers) if (room.ok) await giveRoom(visit.id, room.value);
  await openItems(answers.flatMap(({ visit, room }) => (room.ok || visit.isListed ? [] : [visit])));

  /** The desk may have pasted a link while the provider was asked: that one stays, and nobody is asked for another. */
  function giveRoom(id: string, url: string): Promise<void> {
    return store.inTransaction(async (transaction) => {
      const locked = await transaction.lock(id);
      if (locked?.booking.videoUrl === null && takesVideoLink(locked.booking, locked.now)) await setVideoLink(transaction, locked, url);
    });
  }

  async function openItems(visits: readonly VisitWithoutLink[]): Promise<void> {
    for (const { id, startsAt } of visits) {
      const { dueAt } = videoLinkTimes(startsAt, calendar);
      await store.inTransaction(async (transaction) => {
        const locked = await transaction.lock(id);
        if (locked?.booking.videoUrl !== null) return;
        await transaction.openWorkItem({ kind: 'videoLinkMissing', subject: { kind: 'booking', id }, dueAt });
      });
    }
  }
}

const wantedRoom = ({ id, startsAt, endsAt }: VisitWithoutLink) => ({ bookingId: id, startsAt, endsAt });
