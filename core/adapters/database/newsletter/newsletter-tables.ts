import { CamelCasePlugin, type Generated, type GeneratedAlways } from 'kysely';
import type { Locale } from '../../../kernel/locale.ts';
import type { SubscriptionEnd, SubscriptionSource } from '../../../newsletter/newsletter-store.ts';
import type { Database } from '../database.ts';

type NewsletterTables = {
  newsletterRequests: {
    id: Generated<string>;
    email: string;
    name: string;
    locale: Locale;
    source: SubscriptionSource;
    requestedAt: Generated<Date>;
    sentAt: Date | null;
    refusedAt: Date | null;
    confirmedAt: Date | null;
  };
  newsletterSubscriptions: {
    id: Generated<string>;
    email: string;
    name: string;
    locale: Locale;
    source: SubscriptionSource;
    requestedAt: Date;
    confirmedAt: Generated<Date>;
    endedAt: Date | null;
    endedBy: SubscriptionEnd | null;
  };
  newsletterEvents: { id: GeneratedAlways<string>; subscriptionId: string; kind: string; happenedAt: Generated<Date> };
  newsletterSuppressions: { email: string; suppressedAt: Generated<Date>; suppressedBy: string };
  newsletterIssues: {
    id: Generated<string>;
    articleId: number;
    madeAt: Generated<Date>;
    madeBy: string;
    sendAt: Date;
    startedAt: Date | null;
    finishedAt: Date | null;
    cancelledAt: Date | null;
    givenUpAt: Date | null;
  };
  newsletterDeliveries: {
    issueId: string;
    subscriptionId: string;
    letterId: Generated<string>;
    sentAt: Date | null;
    refusedAt: Date | null;
    skippedAt: Date | null;
  };
  newsletterTests: {
    id: Generated<string>;
    articleId: number;
    recipient: string;
    locale: Locale;
    queuedAt: Generated<Date>;
    sentAt: Date | null;
    refusedAt: Date | null;
  };
};

export const newsletterTables = (db: Database) => db.withPlugin(new CamelCasePlugin()).withTables<NewsletterTables>();
export type NewsletterDatabase = ReturnType<typeof newsletterTables>;
