import { err, ok, type Result } from '../kernel/result.ts';
import { newsletterLinks } from './newsletter-link.ts';
import type { NewsletterServices } from './newsletter-services.ts';
import type { Subscription, SubscriptionRequest } from './newsletter-store.ts';

type Ports = Pick<NewsletterServices, 'subscriptions' | 'keys'>;

/** What the link of a confirmation asks; null where it has ended. Looking changes nothing: mail scanners open links, too. */
export async function readConfirmation({ subscriptions, keys }: Ports, token: string): Promise<SubscriptionRequest | null> {
  const id = newsletterLinks.confirm.readToken(keys, token);
  return id === null ? null : subscriptions.readRequest(id);
}

/** The button was pressed. Pressed again it says the same. */
export async function confirmSubscription(
  { subscriptions, keys }: Ports,
  token: string,
): Promise<Result<Subscription, { kind: 'linkEnded' }>> {
  const id = newsletterLinks.confirm.readToken(keys, token);
  const subscription = id === null ? null : await subscriptions.confirm(id);
  return subscription ? ok(subscription) : err({ kind: 'linkEnded' });
}
