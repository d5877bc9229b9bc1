import { html } from 'hono/html';
import type { StandIn } from './services.ts';

const style = html`<style>
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1.5rem; }
  h1 { font-size: 1.6rem; line-height: 1.2; }
  table { width: 100%; border-collapse: collapse; margin-top: 1.5rem; }
  caption { text-align: left; padding-bottom: .5rem; }
  th, td { text-align: left; vertical-align: top; padding: .6rem 1rem .6rem 0; border-top: 1px solid #8886; }
  td:last-child { white-space: nowrap; }
</style>`;

export const indexPage = (services: StandIn[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Sandbox</title>
    ${style}
  </head>
  <body>
    <main>
      <h1>Sandbox</h1>
      <p>Stand-ins for the services the clinic's website talks to, for development, tests and the demonstration. Nothing here reaches a real service.</p>
      <table>
        <caption>Services this process stands for</caption>
        <thead><tr><th scope="col">Service</th><th scope="col">What for</th><th scope="col">State</th></tr></thead>
        <tbody>
          ${services.map(({ name, purpose, state }) => html`<tr><th scope="row">${name}</th><td>${purpose}</td><td>${state}</td></tr>`)}
        </tbody>
      </table>
    </main>
  </body>
</html>`;
