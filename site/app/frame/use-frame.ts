import type { SubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import type { ThirdParties } from '@clinic/core/content/frame/third-parties';
import type { Locale } from '@clinic/core/kernel/locale';
import type { RehearsalName } from '@clinic/core/settings/deployment';
import { useMatches, useRouteLoaderData } from 'react-router';
import type { PageHead } from '../head/page-head.ts';
import type { PageContext } from '../page-context.ts';
import type { Frame } from './read-frame.server.ts';

/** The root loader's data, available on every page. */
export type FrameData = Frame & {
  locale: Locale;
  thirdParties: ThirdParties | null;
  preview: PageContext['preview'];
  rehearsal: RehearsalName;
  messages: object;
};

/** The clinic's settings, menus and language: the same on every page of a language. */
export function useFrame() {
  const frame = useRouteLoaderData<FrameData>('root');
  if (!frame) throw new Error('the frame is missing');
  return frame;
}

/** `subSpecialty`, and of a page about one exam its `typeId`: preselected when booking from this page. */
type ScreenData = { head?: PageHead; messages?: object; subSpecialty?: SubSpecialty | null; typeId?: number | null } | null | undefined;

/** Loader data of the current route. */
export const useScreenData = (): ScreenData => useMatches().at(-1)?.loaderData as ScreenData;
