import { pathTo } from '@clinic/core/addresses/path-to';
import type { Library } from '@clinic/core/content/library/library';
import { concurrencyLimit } from '@clinic/core/kernel/concurrency-limit';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { issueOf } from '@clinic/core/newsletter/issue';
import { type IssueDeliveries, isMostlyRefused, type OpenDelivery } from '@clinic/core/newsletter/issue-deliveries';
import { newsletterLinks, oneClickPath } from '@clinic/core/newsletter/newsletter-link';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { renderNewsletterIssue } from '../mails/render-newsletter-issue.ts';
import type { SendMail } from '../smtp.ts';
import { isMailRetryable } from '../workflows/retry-policy.ts';

export type IssuePorts = {
  deliveries: IssueDeliveries;
  library: () => Library;
  keys: DataKeys;
  contact: (locale: Locale) => Promise<ClinicContact>;
  send: SendMail;
  siteOrigin: string;
};

const lettersPerBatch = 100;
/** Fewer than the mail server takes from us at once: letters that a patient waits for pass between them. */
const lettersAtOnce = 3;

/** Writes down whom it goes to. False where there is nothing to send: cancelled, done, or the article is withdrawn. */
export async function beginIssue({ deliveries, library }: IssuePorts, issueId: string): Promise<boolean> {
  const articleId = await deliveries.article(issueId);
  if (articleId === null) return false;
  const readable = locales.filter((locale) => issueOf(library(), articleId, locale, new Date()));
  if (readable.length === 0) {
    // Whoever planned it waits for letters that do not come.
    await deliveries.cancel(issueId);
    await deliveries.openWork(issueId);
    return false;
  }
  await deliveries.begin(issueId, readable);
  return true;
}

/**
 * The next letters, each noted as soon as the mail server has taken it; returns how many it had to send. Killed in between, only letters
 * on their way at that moment are sent again, under the same Message-ID.
 */
export async function sendBatch(ports: IssuePorts, issueId: string): Promise<number> {
  const { deliveries, send } = ports;
  const articleId = await deliveries.article(issueId);
  if (articleId === null) return 0;
  const letterTo = createLetter(ports, articleId);
  const batch = await deliveries.next(issueId, lettersPerBatch);
  const limit = concurrencyLimit({ running: lettersAtOnce, waiting: Number.POSITIVE_INFINITY });
  const outcomes = await Promise.allSettled(
    batch.map((delivery) =>
      limit(async () => {
        const { letterId, subscriptionId, email } = delivery;
        const mail = await letterTo(delivery);
        try {
          await send({ id: letterId, recipient: email, ...mail, attachments: [] });
        } catch (error) {
          if (isMailRetryable(error)) throw error;
          return deliveries.recordRefused(issueId, subscriptionId);
        }
        return deliveries.recordSent(issueId, subscriptionId);
      }),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return batch.length;
}

/** What was handed to the desk before is done with the last letter. */
export async function finishIssue({ deliveries }: Pick<IssuePorts, 'deliveries'>, issueId: string): Promise<void> {
  await deliveries.finish(issueId);
  if (isMostlyRefused(await deliveries.sums(issueId))) await deliveries.openWork(issueId);
  else await deliveries.closeWork(issueId);
}

/** Written once for each language: a thousand readers get the same letter but for the link that ends it. */
function createLetter({ library, keys, contact, siteOrigin }: IssuePorts, articleId: number) {
  const linkPlace = 'https://newsletter.invalid/manage';
  const written = new Map<Locale, Promise<{ subject: string; html: string; text: string }>>();
  const write = async (locale: Locale) => {
    const issue = issueOf(library(), articleId, locale, new Date());
    if (!issue) throw new Error('the article of a newsletter is not published');
    return renderNewsletterIssue({ issue, url: siteOrigin + issue.path, manageUrl: linkPlace, clinic: await contact(locale) }, locale);
  };
  return async ({ subscriptionId, locale }: Pick<OpenDelivery, 'subscriptionId' | 'locale'>) => {
    const letter = written.get(locale) ?? write(locale);
    written.set(locale, letter);
    const { subject, html, text } = await letter;
    const token = newsletterLinks.manage.writeToken(keys, subscriptionId);
    const manageUrl = `${siteOrigin}${pathTo(locale, 'newsletterPreferences')}?token=${token}`;
    const [ownHtml, ownText] = [html, text].map((words) => words.replaceAll(linkPlace, manageUrl)) as [string, string];
    return { subject, html: ownHtml, text: ownText, unsubscribeUrl: siteOrigin + oneClickPath(token) };
  };
}
