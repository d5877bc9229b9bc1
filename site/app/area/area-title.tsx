import { useTranslations } from 'use-intl';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import type { PageHead } from '../head/page-head.ts';

/** The tab says that something was refused: it is the first thing that a screen reader reads. */
export function AreaTitle({ head, isRefused = false }: { head: PageHead; isRefused?: boolean }) {
  const t = useTranslations('area.frame');
  return (
    <Head head={isRefused ? { ...head, title: t('refusedTitle', { title: head.title }) } : head} siteName={useFrame().settings.name} />
  );
}
