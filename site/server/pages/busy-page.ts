import type { Locale } from '@clinic/core/kernel/locale';
import { escapeMarkup } from '../http/escape-markup.ts';

const words = {
  pt: {
    title: 'Há muitos pedidos ao mesmo tempo',
    help: 'Espere um momento e tente de novo. Se preferir, ligue',
    home: 'Ir para a página inicial',
  },
  en: {
    title: 'Too many requests at the same time',
    help: 'Wait a moment and try again. If you prefer, call',
    home: 'Go to the home page',
  },
};

/** Static: under overload not even the page that reports it may be rendered. */
export function busyPage(locale: Locale, phone: string): string {
  const { title, help, home } = words[locale];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${help} <a href="tel:${escapeMarkup(phone.replace(/[^+\d]/g, ''))}">${escapeMarkup(phone)}</a>.</p><p><a href="/${locale}">${home}</a></p></main></body></html>
`;
}
