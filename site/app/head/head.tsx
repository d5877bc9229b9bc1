import { useFrame } from '../frame/use-frame.ts';
import type { PageHead } from './page-head.ts';
import { StructuredData } from './structured-data/structured-data.tsx';

/** React lifts these into the document's head, on the server and when moving between pages. */
export function Head({ head, siteName }: { head: PageHead; siteName: string }) {
  return (
    <>
      <title>{head.title.includes(siteName) ? head.title : `${head.title} | ${siteName}`}</title>
      {head.description && <meta name="description" content={head.description} />}
      {!head.indexed && <meta name="robots" content="noindex" />}
      {head.canonical && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ locale, href }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={href} />
      ))}
      <ShareTags head={head} siteName={siteName} />
      {head.structured && <StructuredData json={head.structured} />}
    </>
  );
}

/** What other sites and messengers show when somebody shares the page. */
function ShareTags({ head, siteName }: { head: PageHead; siteName: string }) {
  const { locale } = useFrame();
  if (!head.picture || !head.canonical) return null;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content={locale === 'pt' ? 'pt_PT' : 'en_GB'} />
      <meta property="og:title" content={head.title} />
      {head.description && <meta property="og:description" content={head.description} />}
      <meta property="og:url" content={head.canonical} />
      <meta property="og:image" content={head.picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={head.title} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
