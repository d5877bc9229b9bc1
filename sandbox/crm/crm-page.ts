import { html } from 'hono/html';
import { pageStyle } from '../page-style.ts';

export type KeptContact = { id: string; name: string; email: string; language: string };

export const crmPage = (contacts: KeptContact[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>CRM, sandbox</title>
    ${pageStyle}
  </head>
  <body>
    <main>
      <h1>CRM, sandbox</h1>
      <p><a href="/">All stand-ins</a>. Whom the website has told about since the start. The service answers at <code>/crm/contacts</code>.</p>
      <table>
        <caption>Contacts${contacts.length === 0 ? ': none' : ''}</caption>
        ${contacts.length === 0 ? '' : html`<thead><tr><th scope="col">Name</th><th scope="col">E-mail</th><th scope="col">Language</th></tr></thead>`}
        <tbody>
          ${contacts.map(({ name, email, language }) => html`<tr><td>${name}</td><td>${email}</td><td>${language}</td></tr>`)}
        </tbody>
      </table>
    </main>
  </body>
</html>`;
