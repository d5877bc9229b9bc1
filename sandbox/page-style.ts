import { html } from 'hono/html';

export const pageStyle = html`<style>
  :root { color-scheme: light dark; }
  body { font: 1rem/1.5 system-ui, sans-serif; max-width: 46rem; margin: 3rem auto; padding: 0 1.5rem; }
  h1 { font-size: 1.6rem; line-height: 1.2; }
  table { width: 100%; border-collapse: collapse; margin-top: 1.5rem; }
  caption { text-align: left; padding-bottom: .5rem; }
  th, td { text-align: left; vertical-align: top; padding: .6rem 1rem .6rem 0; border-top: 1px solid #8886; }
  td:last-child { white-space: nowrap; }
</style>`;
