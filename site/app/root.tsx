import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, useMatches } from 'react-router';
import { IntlProvider } from 'use-intl';
import type { Route } from './+types/root.ts';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/notice.css';
import './design/print.css';
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
import { messagesFor } from './language/messages.server.ts';
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
  return (
    <html lang={locale === 'pt' ? 'pt-PT' : 'en-GB'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {[readFont, headFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links nonce={nonce} />
      </head>
      <body>
        <IntlProvider locale={locale} messages={{ ...messages, ...screen?.messages }} timeZone="Europe/Lisbon">
          {rehearsal && <RehearsalBar />}
          {preview && <PreviewBar editorOrigins={preview.editorOrigins} />}
          <MovingAbout />
          {children}
        </IntlProvider>
        <Scripts nonce={nonce} />
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
