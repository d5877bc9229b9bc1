import { newsletterDesk } from '@clinic/core/adapters/database/desk/newsletter-desk';
import type { NewsletterDesk } from '@clinic/core/desk/newsletter/newsletter-desk';
import type { Payload } from 'payload';
import { clientOf, poolOf } from '../../publishing/enqueue-work.ts';

/** The desk's view of the newsletter's subscribers, on the back office's own connections. */
export const newsletterDeskOf = async (payload: Payload): Promise<NewsletterDesk> =>
  newsletterDesk(poolOf(payload), await clientOf(payload));
