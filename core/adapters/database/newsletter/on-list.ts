import { sql } from 'kysely';

/** Whom a newsletter may reach: subscribed, not ended, and not kept off the list. Of the table as `subscription`. */
export const isOnList = sql<boolean>`subscription.ended_at is null
  and not exists (select from core.newsletter_suppressions as off where off.email = subscription.email)`;
