import { renderToReadableStream } from 'react-dom/server.edge';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from './nonce.ts';
import { pageContext } from './page-context.ts';

const renderTimeoutMs = 6_000;

/** Pages are stored whole, so nothing is gained by streaming: wait for everything, then answer. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const { nonce } = context.get(pageContext);
  let failure: { error: unknown } | undefined;
  const stream = await renderToReadableStream(
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </NonceContext>,
    {
      nonce,
      signal: AbortSignal.timeout(renderTimeoutMs),
      onError(error: unknown) {
        failure ??= { error };
      },
    },
  );
  await stream.allReady;
  // Half a page is no page: the server answers with the page of last resort instead.
  if (failure) throw failure.error;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(stream, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error);
};
