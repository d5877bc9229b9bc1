import type { SubSpecialty } from '@clinic/core/booking/rules/sub-specialties';
import { useMatches, useRouteLoaderData } from 'react-router';
import type { PageHead } from '../head/page-head.server.ts';
import type { loader } from '../root.tsx';

/** The clinic's settings, menus and language: the same on every page of a language. */
export function useFrame() {
  const frame = useRouteLoaderData<typeof loader>('root');
  if (!frame) throw new Error('the frame is missing');
  return frame;
}

/** `subSpecialty`: what a visit because of this page would be about. */
type ScreenData = { head?: PageHead; messages?: object; subSpecialty?: SubSpecialty | null } | null | undefined;

/** What the screen on show says about itself. */
export const useScreenData = (): ScreenData => useMatches().at(-1)?.loaderData as ScreenData;
