import type { Result } from '../../kernel/result.ts';

export type WantedRoom = { bookingId: string; startsAt: Date; endsAt: Date };

/** Makes the room of a visit; asked twice for the same visit it gives the same room. Null where the desk pastes its links. */
export type VideoRooms = ((room: WantedRoom) => Promise<Result<string, { kind: 'roomsUnavailable' }>>) | null;
