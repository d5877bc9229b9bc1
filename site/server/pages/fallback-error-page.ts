import type { Locale } from '@clinic/core/kernel/locale';
import { escapeMarkup } from '../http/escape-markup.ts';

const words = {
  pt: {
    title: 'Ocorreu um erro ao mostrar a página de erro',
    help: 'Se precisar de falar connosco, ligue',
    reference: 'Referência do erro',
    home: 'Ir para a página inicial',
  },
  en: {
    title: 'An error occurred while showing the error page',
    help: 'If you need to talk to us, call',
    reference: 'Error reference',
    home: 'Go to the home page',
  },
};

/** Depends on nothing that can fail: no content, no components, no script. The details are in the log, under the reference. */
export function fallbackErrorPage(locale: Locale, reference: string, phone: string): string {
  const { title, help, reference: label, home } = words[locale];
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${help} <a href="tel:${escapeMarkup(phone.replace(/[^+\d]/g, ''))}">${escapeMarkup(phone)}</a>.</p><p>${label}: <code>${escapeMarkup(reference)}</code></p><p><a href="/${locale}">${home}</a></p></main></body></html>
`;
}
