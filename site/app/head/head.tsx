import type { PageHead } from './page-head.server.ts';
import { ShareTags } from './share-tags.tsx';
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
