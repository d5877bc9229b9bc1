import { z } from 'zod';
import type { VideoRooms } from '../../booking/ports/video-rooms.ts';
import { parseVideoLink } from '../../booking/video/video-link.ts';
import { parseJson } from '../../http/parse-json.ts';
import { err, ok } from '../../kernel/result.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { ofKind } from '../../settings/setting-kinds.ts';

/** Fields for the settings of the process that makes rooms. Without them the desk pastes a link for each visit. */
export const videoRoomSettings = {
  VIDEO_ROOMS_URL: ofKind('provider', z.url())
    .optional()
    .describe('The provider of rooms for visits by video; without it the front desk pastes the links.'),
  VIDEO_ROOMS_KEY: ofKind('providerKey', z.string().min(16, 'needs at least 16 characters')).optional().describe('What we show there.'),
};

type Settings = { [Name in keyof typeof videoRoomSettings]?: string | undefined };

const roomSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });
const unavailable = err({ kind: 'roomsUnavailable' as const });
const deadlineMs = 8_000;

/** `PUT {url}/rooms/{booking}`: of the visit nothing is told but its number and its time. */
export function videoRoomsFromSettings({ VIDEO_ROOMS_URL: url, VIDEO_ROOMS_KEY: key }: Settings, logger: Logger): VideoRooms {
  if (!url && !key) return null;
  if (!url || !key) throw new Error('VIDEO_ROOMS_URL and VIDEO_ROOMS_KEY go together');
  return async ({ bookingId, startsAt, endsAt }) => {
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/rooms/${bookingId}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ startsAt, endsAt }),
        signal: AbortSignal.timeout(deadlineMs),
        redirect: 'error',
      });
      const room = response.ok ? roomSchema.safeParse(parseJson(await response.text())).data : undefined;
      // The provider's own host may be any; every other is held to what the desk may paste.
      const isFine = room && (URL.parse(room.url)?.origin === URL.parse(url)?.origin || parseVideoLink(room.url).ok);
      if (!isFine) logger.warn({ status: response.status }, 'no room for a visit by video');
      return isFine ? ok(room.url) : unavailable;
    } catch {
      logger.warn('the provider of video rooms did not answer');
      return unavailable;
    }
  };
}
