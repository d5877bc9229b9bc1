import type { SiteSettings } from '@clinic/core/content/frame/site-settings';
import type { Locale } from '@clinic/core/kernel/locale';
import mark from '../../app/art/brand/mark.svg?raw';
import frieze from '../../app/art/tiles/friso.svg?raw';
import { escapeMarkup } from '../http/escape-markup.ts';
import { contentSecurityPolicy, sourceHash } from '../security/content-security-policy.ts';
import { ownSourcesOnly } from '../security/third-party-sources.ts';
import { offlineFonts } from './offline-fonts.ts';
import styles from './offline-page.css?raw';

const words = {
  pt: {
    title: 'Está sem ligação à internet',
    text: 'Assim que a ligação voltar, pode continuar. Se precisa de nós agora, ligue:',
    retry: 'Tentar de novo',
  },
  en: {
    title: 'You are not connected to the internet',
    text: 'As soon as the connection is back you can go on. If you need us now, call:',
    retry: 'Try again',
  },
};

const friezePicture = `data:image/svg+xml;base64,${Buffer.from(frieze).toString('base64')}`;
const style = styles
  .replace('read-font', offlineFonts.read)
  .replace('head-font', offlineFonts.head)
  .replace('frieze-picture', friezePicture);

/** Its own style, allowed by hash: an offline page cannot load anything else. */
export const offlinePolicy = contentSecurityPolicy([], { ...ownSourcesOnly, style: [sourceHash(style)] });

export function offlinePage(locale: Locale, { name, phone, openingHours }: Pick<SiteSettings, 'name' | 'phone' | 'openingHours'>): string {
  const { title, text, retry } = words[locale];
  const hours = openingHours
    .map(({ days, opens, closes }) => `<span class="hours">${escapeMarkup(days)}, <b>${escapeMarkup(`${opens}–${closes}`)}</b></span>`)
    .join('');
  const note = phone.note && `<span class="note">${escapeMarkup(phone.note)}</span>`;
  return `<!doctype html>
<html lang="${locale === 'pt' ? 'pt-PT' : 'en-GB'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="theme-color" content="#173a6b"><title>${title} | ${escapeMarkup(name)}</title><style>${style}</style></head>
<body><header>${mark}<span>${escapeMarkup(name)}</span></header>
<div class="frieze"></div>
<main><h1>${title}</h1><p>${text}</p>
<p class="phone"><a href="${escapeMarkup(phone.href)}">${escapeMarkup(phone.shown)}</a>${note}${hours}</p>
<p><a class="retry" href="">${retry}</a></p></main></body></html>
`;
}
