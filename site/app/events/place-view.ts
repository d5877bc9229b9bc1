import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import type { RegistrationStanding } from './registration-standing.ts';

/** One's own registration. `videoUrl` is empty except where the video may be opened by now. */
export type PlaceView = { event: EventCard; standing: RegistrationStanding; videoUrl: string; canRegister: boolean };
