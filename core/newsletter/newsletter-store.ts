import type { Locale } from '../kernel/locale.ts';

/** Where the form stood. In the last two it is an optional tick of another form. */
export type SubscriptionSource = 'page' | 'footer' | 'article' | 'area' | 'contact' | 'event';

/** What somebody typed. Anybody may have: it becomes a subscription when the reader of that e-mail presses the button. */
export type SubscriptionRequest = {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  source: SubscriptionSource;
  requestedAt: Date;
  confirmedAt: Date | null;
};
export type AskedSubscription = Pick<SubscriptionRequest, 'email' | 'name' | 'locale' | 'source'>;

/** Who ended it: its reader on the page, the button of a mail program, the front desk; or letters that came back, twice. */
export type SubscriptionEnd = 'reader' | 'oneClick' | 'desk' | 'returned';

export type Subscription = {
  id: string;
  email: string;
  name: string;
  locale: Locale;
  confirmedAt: Date;
  endedAt: Date | null;
};

/** `waiting`: asked for, not confirmed yet. `suppressed`: the front desk keeps this address off the list. */
export type SubscriptionStanding = 'on' | 'off' | 'waiting' | 'suppressed';

export type NewsletterStore = {
  /** With the work that writes the letter, in one transaction. Returns the request's id. */
  addRequest(asked: AskedSubscription): Promise<string>;
  /** Null where it is older than a link lasts, or was erased. */
  readRequest(id: string): Promise<SubscriptionRequest | null>;
  /** Makes the subscription, or begins it again. Pressed twice it is the same one. Null where the request is over. */
  confirm(requestId: string): Promise<Subscription | null>;
  /** Without a letter, for an e-mail that is proven already. */
  addProven(asked: AskedSubscription): Promise<void>;
  read(subscriptionId: string): Promise<Subscription | null>;
  standingOf(email: string): Promise<SubscriptionStanding>;
  changeLocale(subscriptionId: string, locale: Locale): Promise<void>;
  /** Ending what has ended changes nothing. */
  end(subscriptionId: string, by: SubscriptionEnd): Promise<void>;
  endByEmail(email: string, by: SubscriptionEnd): Promise<void>;
  resume(subscriptionId: string): Promise<void>;
};
