import type { Locale } from '../kernel/locale.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { newsletterLinks } from './newsletter-link.ts';
import type { NewsletterServices } from './newsletter-services.ts';
import type { Subscription } from './newsletter-store.ts';

type Ports = Pick<NewsletterServices, 'subscriptions' | 'keys'>;

/** Whose letters the link is about; null where it was erased. Looking changes nothing. */
export async function readSubscription({ subscriptions, keys }: Ports, token: string): Promise<Subscription | null> {
  const id = newsletterLinks.manage.readToken(keys, token);
  return id === null ? null : subscriptions.read(id);
}

const resumeHours = 24;

/** For whoever pressed by mistake. The link stands in every letter that was ever sent, so later only a new confirmation begins it again. */
export const mayResume = ({ endedAt }: Subscription, now: Date): boolean =>
  endedAt !== null && now.getTime() - endedAt.getTime() < resumeHours * 3_600_000;

export type SubscriptionChange = { kind: 'stop' } | { kind: 'resume' } | { kind: 'language'; locale: Locale };

export async function changeSubscription(
  ports: Ports,
  token: string,
  change: SubscriptionChange,
): Promise<Result<Subscription, { kind: 'linkEnded' }>> {
  const subscription = await readSubscription(ports, token);
  if (!subscription) return err({ kind: 'linkEnded' });
  const { subscriptions } = ports;
  switch (change.kind) {
    case 'stop':
      await subscriptions.end(subscription.id, 'reader');
      break;
    case 'resume':
      if (!mayResume(subscription, new Date())) return err({ kind: 'linkEnded' });
      await subscriptions.resume(subscription.id);
      break;
    case 'language':
      await subscriptions.changeLocale(subscription.id, change.locale);
  }
  return ok((await subscriptions.read(subscription.id)) ?? subscription);
}

/** The button of a mail program. It tells nobody whether there was something to stop: programs repeat the call, and keep old letters. */
export async function stopByOneClick({ subscriptions, keys }: Ports, token: string): Promise<void> {
  const id = newsletterLinks.manage.readToken(keys, token);
  if (id !== null) await subscriptions.end(id, 'oneClick');
}
