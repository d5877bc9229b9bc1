import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { services } from './services.ts';

test('says it is healthy', async () => {
  const response = await createApp().request('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});

test('the page names every service it stands for with its honest state', async () => {
  const response = await createApp().request('/');
  const page = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  for (const { name, state } of services) expect(page).toMatch(new RegExp(`${name}(?:</a>)?</th>.*${state}</td>`));
  expect(services.map((service) => service.name)).toEqual([
    'Clinic GraphQL service',
    'easypay',
    'ifthenpay',
    'SMS',
    'Video rooms',
    'CRM',
    'Error reports',
  ]);
});

test('anything else is not found', async () => {
  expect((await createApp().request('/graphql')).status).toBe(404);
});
