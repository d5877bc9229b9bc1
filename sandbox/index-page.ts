import { html } from 'hono/html';
import { pageStyle } from './page-style.ts';
import type { StandIn } from './services.ts';

const nameOf = ({ name, controlPage }: StandIn) => (controlPage ? html`<a href="${controlPage}">${name}</a>` : name);

export const indexPage = (services: StandIn[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Sandbox</title>
    ${pageStyle}
  </head>
  <body>
    <main>
      <h1>Sandbox</h1>
      <p>Stand-ins for the services the clinic's website talks to, for development, tests and the demonstration. Nothing here reaches a real service.</p>
      <table>
        <caption>Services this process stands for</caption>
        <thead><tr><th scope="col">Service</th><th scope="col">What for</th><th scope="col">State</th></tr></thead>
        <tbody>
          ${services.map((service) => html`<tr><th scope="row">${nameOf(service)}</th><td>${service.purpose}</td><td>${service.state}</td></tr>`)}
        </tbody>
      </table>
    </main>
  </body>
</html>`;
