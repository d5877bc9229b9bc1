import { readMember } from '@clinic/core/content/pages/read-member';
import { data } from 'react-router';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { memberData } from '../head/structured-data/clinic-pages-data.ts';
import { describePage } from '../head/structured-data/place-of.ts';
import { messagesFor } from '../language/messages.server.ts';
import { requirePage } from '../require-page.server.ts';
import { MemberScreen } from '../team/member-screen.tsx';
import type { Route } from './+types/team-member.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = requirePage(context);
  if (!page.document) throw data(null, { status: 404 });
  const member = readMember(page.library, page.document, page.locale, new Date());
  const { components, ...words } = messagesFor(page.locale, 'team', 'blog', 'reading', 'components');
  return {
    member,
    head: pageHead(page, member.meta, memberData(member, describePage(page, member.title))),
    messages: { ...words, components: { breadcrumbs: components.breadcrumbs, video: components.video } },
  };
}

export default function TeamMember({ loaderData: { member, head } }: Route.ComponentProps) {
  return (
    <>
      <Head head={head} siteName={useFrame().settings.name} />
      <MemberScreen member={member} />
    </>
  );
}
