import { pathTo } from '@clinic/core/addresses/path-to';
import { issueOf } from '@clinic/core/newsletter/issue';
import type { TestLetters } from '@clinic/core/newsletter/test-letters';
import { renderNewsletterIssue } from '../mails/render-newsletter-issue.ts';
import type { IssuePorts } from './send-issue.ts';

type Ports = Pick<IssuePorts, 'library' | 'contact' | 'send' | 'siteOrigin'> & { tests: TestLetters };

/** The issue as its readers will see it. The link at its foot leads to the form: staff have no subscription to end. */
export const sendTestLetter =
  ({ tests, library, contact, send, siteOrigin }: Ports) =>
  async (testId: string): Promise<'sent' | 'nothing to send'> => {
    const test = await tests.unsent(testId);
    const issue = test && issueOf(library(), test.articleId, test.locale, new Date());
    if (!test || !issue) return 'nothing to send';
    const { locale, recipient } = test;
    const manageUrl = siteOrigin + pathTo(locale, 'newsletter');
    const mail = renderNewsletterIssue({ issue, url: siteOrigin + issue.path, manageUrl, clinic: await contact(locale) }, locale);
    await send({ id: testId, recipient, ...mail, attachments: [] });
    return 'sent';
  };
