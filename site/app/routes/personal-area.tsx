import { pathTo } from '@clinic/core/addresses/path-to';
import { redirect } from 'react-router';
import { openPage } from '../open-page.server.ts';
import type { Route } from './+types/personal-area.ts';

/** Only a signed-in patient may pass; nobody can sign in yet, so everybody is led to the door. */
export function loader({ context }: Route.LoaderArgs): never {
  const { locale } = openPage(context);
  throw redirect(pathTo(locale, 'login'), 302);
}

export default function PersonalArea() {
  return null;
}
