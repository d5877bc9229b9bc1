import type { WithinLimit } from '../limits/limits.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import type { NewsletterStore } from './newsletter-store.ts';

/** What the newsletter's screens need. */
export type NewsletterServices = { subscriptions: NewsletterStore; withinLimit: WithinLimit; keys: DataKeys };
