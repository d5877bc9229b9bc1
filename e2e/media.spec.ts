import { expect } from '@playwright/test';
import { plainPng } from './picture.ts';
import { rawRequest } from './raw-request.ts';
import { signInStaff } from './staff.ts';
import { type TestSystem, test } from './system.ts';

type Media = { filename: string; sizes: Record<string, { filename: string | null; mimeType: string | null }> };

async function upload(system: TestSystem, name: string, type: string, bytes: Buffer) {
  const { headers } = await signInStaff(system);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
  form.set('_payload', JSON.stringify({ alt: 'Uma fotografia de ensaio' }));
  const answer = await fetch(`${system.settings['BACKOFFICE_URL']}/api/media?locale=pt`, {
    method: 'POST',
    headers,
    body: form,
  });
  return { status: answer.status, media: ((await answer.json()) as { doc?: Media }).doc };
}

test('an uploaded picture reaches visitors from the site itself, in AVIF and WebP, to be kept for ever', async ({ system }) => {
  const { media } = await upload(system, 'clínica fachada.png', 'image/png', plainPng(1200, 800, [23, 58, 107]));
  const made = Object.values(media?.sizes ?? {}).filter(({ filename }) => filename);
  expect(new Set(made.map(({ mimeType }) => mimeType))).toEqual(new Set(['image/avif', 'image/webp']));
  for (const filename of [media?.filename, ...made.map((size) => size.filename)]) {
    const { status, headers } = await rawRequest(system.origin, `/media/${filename}`);
    expect(status, `${filename}`).toBe(200);
    expect(headers['content-type']).toMatch(/^image\//);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('a drawing arrives as a drawing, without the script that was in it', async ({ system }) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="x()"><script>x()</script><circle cx="4" cy="4" r="3"/></svg>';
  const { media } = await upload(system, 'desenho.svg', 'image/svg+xml', Buffer.from(drawing));
  const { status, body, headers } = await rawRequest(system.origin, `/media/${media?.filename}`);
  expect(status).toBe(200);
  expect(body).toContain('<circle');
  expect(body).not.toMatch(/script|onload/);
  expect(headers['content-security-policy']).toContain('sandbox');
});

test('what only pretends to be a picture is refused, and nothing else in the folder is served', async ({ system }) => {
  const { status } = await upload(system, 'foto.png', 'image/png', Buffer.from('<html><script>x()</script></html>'));
  expect(status).toBe(400);
  for (const target of ['/media/../package.json', '/media/%2e%2e/package.json', '/media/..%2fpackage.json', '/media/x.html'])
    expect((await rawRequest(system.origin, target)).status, target).toBe(404);
});
