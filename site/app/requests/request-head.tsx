import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import type { PageHead } from '../head/page-head.ts';

/** The tab says that something was refused: it is the first thing that a screen reader reads. */
export function RequestHead({ head, isRefused }: { head: PageHead; isRefused: boolean }) {
  const t = useTranslations('requests');
  const title = isRefused ? t('refusedTitle', { title: head.title }) : head.title;
  return <Head head={{ ...head, title }} siteName={useFrame().settings.name} />;
}
