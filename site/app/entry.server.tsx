import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server.node';
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router';
import { EntryScriptContext } from './islands/document-page.ts';
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
  const html = await renderWhole(
    <NonceContext value={nonce}>
      <EntryScriptContext value={entry.manifest.entry.module}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </EntryScriptContext>
    </NonceContext>,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

/** Half a page is no page: where any part of it fails, the server answers with the page of last resort instead. */
function renderWhole(page: ReactNode, nonce: string): Promise<Buffer<ArrayBuffer>> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>();
  const parts: Buffer[] = [];
  const collected = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      resolve(Buffer.concat(parts));
      done();
    },
  });
  let failure: { error: unknown } | undefined;
  const { pipe, abort } = renderToPipeableStream(page, {
    nonce,
    onError(error) {
      failure ??= { error };
    },
    onShellError: reject,
    onAllReady() {
      if (failure) reject(failure.error);
      else pipe(collected);
    },
  });
  const late = setTimeout(() => abort(new Error('the page took too long to render')), renderTimeoutMs);
  return promise.finally(() => clearTimeout(late));
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).report(error);
};
