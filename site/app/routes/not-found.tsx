import { data, redirect } from 'react-router';
import { NotFoundScreen } from '../frame/not-found-screen.tsx';
import { pageContext } from '../page-context.ts';
import type { Route } from './+types/not-found.ts';

export function loader({ context }: Route.LoaderArgs) {
  const { resolution } = context.get(pageContext);
  // A link inside a page to an old address arrives here as a data request; documents were sent on before.
  if (resolution.kind === 'moved') throw redirect(resolution.to, 301);
  return data(null, { status: 404 });
}

export default NotFoundScreen;
