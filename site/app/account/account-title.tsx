import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import type { PageHead } from '../head/page-head.ts';
import type { ScreenProblem } from './parts/screen-problem.ts';

/** The tab says that something was refused: it is the first thing that a screen reader reads. */
export function AccountTitle({ head, problems }: { head: PageHead; problems: readonly ScreenProblem[] }) {
  const t = useTranslations('account');
  const title = problems.length > 0 ? t('refusedTitle', { title: head.title }) : head.title;
  return <Head head={{ ...head, title }} siteName={useFrame().settings.name} />;
}
