import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { z } from 'zod';
import { editors } from '../../access/editors.ts';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { issueDeskOf } from './issue-desk-of.ts';
import { IssuePageView } from './issue-page.tsx';
import { issueTold } from './issue-words.ts';
import { issuesPath } from './newsletter-path.ts';
import { articlesOf, issueIn, publishedLibrary } from './published-articles.ts';

const shownIssues = 20;

/** Payload does not protect custom views: strangers are sent to the login, whoever writes no pages gets 404. */
export async function NewsletterIssues(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(issuesPath)}`);
  if (!editors({ req })) notFound();
  const desk = await issueDeskOf(req.payload);
  const [library, lines, readers] = await Promise.all([publishedLibrary(req.payload), desk.list(shownIssues), desk.readers()]);
  const id = z.coerce.number().int().positive().safeParse(props.searchParams?.['artigo']).data;
  const issue = id ? issueIn(library, id, new Date()) : null;
  const chosen = id && issue ? { id, issue } : null;
  return (
    <AdminFrame {...props}>
      <IssuePageView
        {...{ articles: articlesOf(library), chosen, readers, lines }}
        language={req.i18n.language}
        told={toldBy(props.searchParams)}
      />
    </AdminFrame>
  );
}

const troubles = ['notFound', 'timeInvalid', 'timePast', 'notSure', 'tooLate', 'notStopped'] as const;

function toldBy(searchParams: AdminViewServerProps['searchParams']) {
  const trouble = troubles.find((kind) => kind === searchParams?.['erro']);
  if (trouble) return { words: issueTold[trouble], isTrouble: true };
  const done = (['test', 'plan', 'cancel', 'goOn'] as const).find((action) => action === searchParams?.['feito']);
  return done ? { words: issueTold[done], isTrouble: false } : null;
}
