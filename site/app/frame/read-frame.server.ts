import { readFooter, readMenu } from '@clinic/core/content/menu';
import type { Footer, Menu } from '@clinic/core/content/menu-shape';
import { readSettings, type SiteSettings } from '@clinic/core/content/site-settings';
import type { PageContext } from '../page-context.ts';

export type Frame = { settings: SiteSettings; menu: Menu; footer: Footer };

const emptyMenu: Menu = { problemas: [], tratamentos: [], analises: [], sobre_nos: [], contactos: [] };
const emptyFooter: Footer = { text: '', links: [], legalNotice: '' };

/** What surrounds every page. Whatever fails, the visitor still gets the clinic's name and a number to call. */
export async function readFrame({ read, locale, book, fallbackPhone }: PageContext): Promise<Frame> {
  const [settings, menu, footer] = await Promise.all([
    readSettings(read, locale).catch(() => settingsOfLastResort(fallbackPhone)),
    readMenu(read, locale, book).catch(() => emptyMenu),
    readFooter(read, locale, book).catch(() => emptyFooter),
  ]);
  return { settings, menu, footer };
}

const settingsOfLastResort = (phone: string): SiteSettings => ({
  name: 'Instituto da Próstata',
  description: '',
  phone: { shown: phone.replace(/^\+351\s*/, ''), href: `tel:${phone.replace(/[^+\d]/g, '')}`, note: '' },
  email: '',
  address: { street: '', postalCode: '', city: '' },
  openingHours: [],
  registrations: { company: '', taxNumber: '', regulator: '', licence: '', clinicalDirector: '' },
  complaintsBookUrl: '',
  disputeResolution: '',
  social: [],
  inPersonBookingUrl: '',
  qualitySeal: null,
});
