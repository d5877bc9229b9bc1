import type { Locale } from '@clinic/core/kernel/locale';
import { renderToStaticMarkup } from 'react-dom/server';
import { html } from './markup.ts';
import { light, styleSheet } from './palette.ts';

type Page = { locale: Locale; title: string; preview: string; body: string };

const hidden = { display: 'none', maxHeight: 0, overflow: 'hidden', fontSize: 0, lineHeight: 0, color: light.ground } as const;

/** They keep the mail's own words out of the preview line. */
const invisibleSpaces = '\u00a0\u200c'.repeat(60);

/** Outlook ignores a greatest width, so that it alone gets a table of 600 pixels around the letter. */
const forOutlook = (code: string): string => `<!--[if mso]>${code}<![endif]-->`;

/** What stands around the letter is text, for React writes neither a doctype nor a comment. */
export function mailPage({ locale, title, preview, body }: Page): string {
  const titled = renderToStaticMarkup(html`<title>${title}</title>`);
  const previewed = renderToStaticMarkup(html`<div style=${hidden}>${preview + invisibleSpaces}</div>`);
  return `<!doctype html>
<html lang="${locale === 'pt' ? 'pt-PT' : 'en-GB'}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
${titled}
<style>${styleSheet}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${light.ground}">
${previewed}
${forOutlook('<table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td>')}
<div class="sheet" style="max-width:600px;margin:0 auto">${body}</div>
${forOutlook('</td></tr></table>')}
</body>
</html>
`;
}
