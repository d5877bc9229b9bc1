import type { BookableDoctors } from '@clinic/core/booking/availability/bookable-doctors';
import { readFooter, readMenu } from '@clinic/core/content/frame/menu';
import type { Footer, Menu, MenuEntry, MenuSection } from '@clinic/core/content/frame/menu-shape';
import { readSettings, type SiteSettings } from '@clinic/core/content/frame/site-settings';
import { type IconName, iconNames } from '../art/names.ts';
import { readBookableDoctors } from '../booking/read-bookable-doctors.server.ts';
import type { PageContext } from '../page-context.ts';
import { layoutOf } from './layout-of.ts';

/** A menu's item with the drawing of its subject, where there is one. */
export type FrameItem = Omit<MenuEntry, 'subject' | 'children'> & { icon: IconName | null; children: FrameItem[] };
type FrameMenu = Record<MenuSection, FrameItem[]>;
export type Frame = {
  settings: SiteSettings;
  menu: FrameMenu;
  footer: Footer;
  /** Null while the clinic is silent and nothing is known of it. */
  bookableDoctors: BookableDoctors | null;
  /** Travels with the page: the server's clock and the browser's may be in different years. */
  year: number;
};

/**
 * What surrounds every page. Whatever fails, the visitor still gets the clinic's name and a number to call. The personal area has
 * navigation of its own, is entered and left as a whole document, and is made anew for every reader: it carries no menus.
 */
export async function readFrame(page: PageContext): Promise<Frame> {
  const { library, locale, route, fallbackPhone } = page;
  const isArea = layoutOf(`${locale}.${route}`) === 'area';
  return {
    settings: library.page('definicoes', locale) ? readSettings(library, locale) : settingsOfLastResort(fallbackPhone),
    menu: isArea ? noMenu : withDrawings(readMenu(library, locale)),
    footer: readFooter(library, locale),
    bookableDoctors: isArea ? null : await readBookableDoctors(page),
    year: new Date().getFullYear(),
  };
}

const drawn = new Set<string>(iconNames);
const isDrawn = (subject: string): subject is IconName => drawn.has(subject);

const toFrameItem = ({ subject, children, ...item }: MenuEntry): FrameItem => ({
  ...item,
  icon: isDrawn(subject) ? subject : null,
  children: children.map(toFrameItem),
});
const withDrawings = (menu: Menu): FrameMenu => ({
  problemas: menu.problemas.map(toFrameItem),
  tratamentos: menu.tratamentos.map(toFrameItem),
  analises: menu.analises.map(toFrameItem),
  sobre_nos: menu.sobre_nos.map(toFrameItem),
  contactos: menu.contactos.map(toFrameItem),
});

const noMenu: FrameMenu = { problemas: [], tratamentos: [], analises: [], sobre_nos: [], contactos: [] };

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
