import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import type { RegistrationStanding } from './registration-standing.ts';

/** One's own registration. `videoUrl` is empty except where the video may be opened by now. */
export type PlaceView = { event: EventCard; standing: RegistrationStanding; videoUrl: string; canRegister: boolean };

/** Named after what there is to do: whoever waits and has not confirmed the e-mail is asked for that first. */
export const placeTitle = ({ status, isUnproven }: RegistrationStanding): RegistrationStanding['status'] | 'unproven' =>
  status === 'waiting' && isUnproven ? 'unproven' : status;
