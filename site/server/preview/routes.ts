import { bodyWithinMs, readBody, refusalOf } from '../http/read-body.ts';
import type { SiteApp } from '../site-app.ts';
import { noPreviewCookie, type Previews, previewCookie } from './previews.ts';

const privately = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };

const expired = `<!doctype html>
<html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Pré-visualização</title></head>
<body><main><h1>Esta ligação já não serve</h1><p>Volte ao documento na gestão do site e abra de novo a pré-visualização.</p><p lang="en">This link no longer works. Go back to the document in the back office and open the preview again.</p></main></body></html>
`;

/** Shown instead of every page while the draft is unavailable, with the same form to leave the preview. */
export const draftUnavailablePage = `<!doctype html>
<html lang="pt-PT"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Pré-visualização</title></head>
<body><main><h1>O rascunho não está disponível</h1><p>A gestão do site não respondeu. Tente de novo dentro de momentos.</p><p lang="en">The draft is not available: the back office did not answer. Try again in a moment.</p><form method="post" action="/preview/exit"><button>Sair da pré-visualização</button></form></main></body></html>
`;

const maxBytes = 1024;
const ownPath = /^\/(?:pt|en)(?:\/[\w./-]*)?$/;

/** A signed link from the back office starts a preview and a button ends it; its cookie opens one draft for some hours. */
export function servePreviews(app: SiteApp, previews: Previews, origin: string) {
  app.get('/preview', (c) => {
    const token = c.req.query('pass') ?? '';
    const pass = previews.open(token);
    if (!pass) return c.html(expired, 403, privately);
    return c.body(null, 303, { ...privately, location: pass.path, 'set-cookie': previewCookie(token, pass, origin) });
  });

  app.post('/preview/exit', async (c) => {
    const body = await readBody(c.env.incoming, { maxBytes, withinMs: bodyWithinMs });
    if (!body.ok) return c.body(null, refusalOf(body.error));
    const to = new URLSearchParams(body.value.toString()).get('to') ?? '';
    const path = ownPath.test(to) && !to.includes('//') ? to : '/';
    return c.body(null, 303, { ...privately, location: path, 'set-cookie': noPreviewCookie(origin) });
  });
}
