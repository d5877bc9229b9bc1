import { useTranslations } from 'use-intl';
import { useFrame } from '../../frame/use-frame.ts';
import { Head } from '../../head/head.tsx';
import { bareHead } from '../../head/page-head.ts';

/**
 * The address opens the visit, so it goes nowhere: not on paper, not to search engines, not to other sites. `no-referrer` would also
 * take the origin from our own forms, and a form without one is refused.
 */
export function VisitHead({ title, isError = false, refreshSeconds }: { title: string; isError?: boolean; refreshSeconds?: number }) {
  const t = useTranslations('visit.problems');
  return (
    <>
      <Head head={bareHead(isError ? `${t('error')} ${title}` : title)} siteName={useFrame().settings.name} />
      <meta name="referrer" content="same-origin" />
      {refreshSeconds && (
        <noscript>
          <meta httpEquiv="refresh" content={String(refreshSeconds)} />
        </noscript>
      )}
    </>
  );
}
