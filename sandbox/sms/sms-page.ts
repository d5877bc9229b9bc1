import { html } from 'hono/html';
import { pageStyle } from '../page-style.ts';

export type SentSms = { id: string; to: string; from?: string | undefined; text: string; at: Date };

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Lisbon', dateStyle: 'medium', timeStyle: 'short' });

export const smsPage = (sent: SentSms[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Text messages, sandbox</title>
    ${pageStyle}
  </head>
  <body>
    <main>
      <h1>Text messages, sandbox</h1>
      <p><a href="/">All stand-ins</a>. What would have gone to telephones since the start, the newest first. The gateway answers at <code>/sms/messages</code>.</p>
      <table>
        <caption>Messages${sent.length === 0 ? ': none' : ''}</caption>
        ${sent.length === 0 ? '' : html`<thead><tr><th scope="col">Message</th><th scope="col">Letters</th><th scope="col">To</th><th scope="col">When</th></tr></thead>`}
        <tbody>
          ${sent.map(({ text, to, at }) => html`<tr><td>${text}</td><td>${text.length}</td><td>${to}</td><td>${clock.format(at)}</td></tr>`)}
        </tbody>
      </table>
    </main>
  </body>
</html>`;
