import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import type { PageHead } from '../head/page-head.ts';

/** The title says first that something was refused. */
export function ResultHead({ head, problem }: { head: PageHead; problem: object | null }) {
  const t = useTranslations('quizzes');
  const title = problem ? t('refusedTitle', { title: head.title }) : head.title;
  return <Head head={{ ...head, title }} siteName={useFrame().settings.name} />;
}
