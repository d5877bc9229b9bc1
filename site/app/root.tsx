import { type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, useMatches } from 'react-router';
import { IntlProvider } from 'use-intl';
import type { Route } from './+types/root.ts';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/large-text.css';
import './design/notice.css';
import './design/print.css';
import './navigation/page-transition.css';
import { thirdPartiesOf } from './consent/third-parties.server.ts';
import readFont from './design/fonts/atkinson-next-normal.woff2?url';
import headFont from './design/fonts/newsreader-heading.woff2?url';
import { ErrorScreen } from './frame/error-screen.tsx';
import { layoutOf } from './frame/layout-of.ts';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { PageLayout } from './frame/page-layout.tsx';
import { PreviewBar } from './frame/preview-bar.tsx';
import { readFrame } from './frame/read-frame.server.ts';
import { RehearsalBar } from './frame/rehearsal-bar.tsx';
import { type FrameData, useFrame, useScreenData } from './frame/use-frame.ts';
import { DocumentPageProvider, EntryScriptContext, isDocumentPage } from './islands/document-page.ts';
import { messagesFor } from './language/messages.server.ts';
import { Dock } from './navigation/dock.tsx';
import { MovingAbout } from './navigation/moving-about.tsx';
import { useNonce } from './nonce.ts';
import { pageContext } from './page-context.ts';

export async function loader({ context }: Route.LoaderArgs): Promise<FrameData> {
  const page = context.get(pageContext);
  const [frame, thirdParties] = await Promise.all([readFrame(page), thirdPartiesOf(page)]);
  return {
    locale: page.locale,
    ...frame,
    thirdParties,
    preview: page.preview,
    rehearsal: page.rehearsal,
    messages: {
      ...messagesFor(page.locale, 'frame', 'consent', 'navigation', 'notFound', 'error'),
      ...(page.preview && messagesFor(page.locale, 'preview')),
    },
  };
}

/** The frame is the same on all pages of a language, and changing the language loads the document anew. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { locale, messages, preview, rehearsal } = useFrame();
  const screen = useScreenData();
  const nonce = useNonce();
  const entryScript = useContext(EntryScriptContext);
  const isDocument = isDocumentPage(useMatches().at(-1)?.id, preview !== null);
  return (
    <html lang={locale === 'pt' ? 'pt-PT' : 'en-GB'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[readFont, headFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href={`/manifest-${locale}.webmanifest`} />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <meta name="theme-color" content="#173a6b" />
        <Links nonce={nonce} />
        {isDocument && <script type="module" src={entryScript} fetchPriority="low" />}
      </head>
      <body>
        <IntlProvider locale={locale} messages={{ ...messages, ...screen?.messages }} timeZone="Europe/Lisbon">
          <DocumentPageProvider value={isDocument}>
            {rehearsal && <RehearsalBar name={rehearsal} />}
            {preview && <PreviewBar {...preview} />}
            <Dock />
            {!isDocument && <MovingAbout />}
            {children}
          </DocumentPageProvider>
        </IntlProvider>
        {!isDocument && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <PageLayout layout={layoutOf(useMatches().at(-1)?.id)}>
      <Outlet />
    </PageLayout>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const layout = layoutOf(useMatches().at(-1)?.id) === 'area' ? 'bare' : 'default';
  return <PageLayout layout={layout}>{status === 404 ? <NotFoundScreen /> : <ErrorScreen status={status} />}</PageLayout>;
}
