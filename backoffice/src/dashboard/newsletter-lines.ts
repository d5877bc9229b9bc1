import type { PayloadRequest } from 'payload';
import { issueDeskOf } from '../desk/newsletter/issue-desk-of.ts';
import { issueState } from '../desk/newsletter/issue-state.ts';
import { issueWords } from '../desk/newsletter/issue-words.ts';
import { issuesPath } from '../desk/newsletter/newsletter-path.ts';
import { sayMoment } from '../history/history-words.ts';
import { labelIn } from '../language/label.ts';
import { readDocument } from '../publishing/published-documents.ts';
import { type DocumentLine, documentTitle } from './document-line.ts';

const lookedAt = 20;

/** Letters that wait for their hour, or are going out. */
export async function newsletterLines(req: PayloadRequest): Promise<DocumentLine[]> {
  const { language } = req.i18n;
  const issues = (await (await issueDeskOf(req.payload)).list(lookedAt)).filter(
    ({ finishedAt, cancelledAt }) => !finishedAt && !cancelledAt,
  );
  return Promise.all(
    issues.map(async (issue): Promise<DocumentLine> => {
      const { articleId, sendAt } = issue;
      const article = await readDocument(req, { collection: 'artigos_blog', id: articleId }).catch(() => ({}));
      const state = labelIn(language, issueState(issue));
      const title = documentTitle(article, language) || labelIn(language, issueWords.article);
      return {
        kind: 'collection',
        slug: 'artigos_blog',
        id: articleId,
        href: issuesPath,
        title,
        detail: `${state}: ${sayMoment(sendAt.toISOString(), language)}`,
      };
    }),
  );
}
