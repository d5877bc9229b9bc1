import type { ReactNode } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { IntlProvider } from 'use-intl';
import type { Route } from './+types/root.ts';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { ErrorScreen } from './frame/error-screen.tsx';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { readFrame } from './frame/read-frame.server.ts';
import { useFrame, useScreenData } from './frame/use-frame.ts';
import { messagesFor } from './language/messages.server.ts';
import { useNonce } from './nonce.ts';
import { pageContext } from './page-context.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return { locale: page.locale, ...(await readFrame(page)), messages: messagesFor(page.locale, 'frame', 'notFound', 'error') };
}

/** The frame is the same on all pages of a language, and changing the language loads the document anew. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { locale, messages } = useFrame();
  const screen = useScreenData();
  const nonce = useNonce();
  return (
    <html lang={locale === 'pt' ? 'pt-PT' : 'en-GB'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links nonce={nonce} />
      </head>
      <body>
        <IntlProvider locale={locale} messages={{ ...messages, ...screen?.messages }} timeZone="Europe/Lisbon">
          {children}
        </IntlProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <>
      <Header />
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}

export default function App() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <Page>{status === 404 ? <NotFoundScreen /> : <ErrorScreen status={status} />}</Page>;
}
