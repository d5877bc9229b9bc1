import { createHash } from 'node:crypto';
import { bearsKey } from '@clinic/core/http/secrets-equal';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';
import { pageStyle } from '../page-style.ts';

const roomSchema = z.strictObject({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime() });

/** A provider of meeting rooms: one room for each name, however often it is asked for. Rooms are pages; nobody is seen there. */
export function videoStandIn({ key }: { key: string }): Hono {
  const routes = new Hono();
  routes.put('/rooms/:name', async (context) => {
    if (!bearsKey(context.req.header('authorization'), key)) return context.json({ error: 'unauthorised' }, 401);
    if (!roomSchema.safeParse(await context.req.json().catch(() => null)).success) return context.json({ error: 'malformed' }, 400);
    const room = createHash('sha256')
      .update(`${key} ${context.req.param('name')}`)
      .digest('base64url')
      .slice(0, 22);
    return context.json({ url: `${new URL(context.req.url).origin}/video/join/${room}` });
  });
  routes.get('/join/:room', (context) =>
    context.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Video room, sandbox</title>
    ${pageStyle}
  </head>
  <body><main><h1>Video room, sandbox</h1><p>Here doctor and patient would see each other.</p></main></body>
</html>`),
  );
  return routes;
}
