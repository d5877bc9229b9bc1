import type { Locale } from '@clinic/core/kernel/locale';
import enComponents from '../../messages/en/components.json' with { type: 'json' };
import enConsent from '../../messages/en/consent.json' with { type: 'json' };
import enError from '../../messages/en/error.json' with { type: 'json' };
import enFrame from '../../messages/en/frame.json' with { type: 'json' };
import enGallery from '../../messages/en/gallery.json' with { type: 'json' };
import enHome from '../../messages/en/home.json' with { type: 'json' };
import enInterim from '../../messages/en/interim.json' with { type: 'json' };
import enNavigation from '../../messages/en/navigation.json' with { type: 'json' };
import enNotFound from '../../messages/en/not-found.json' with { type: 'json' };
import enTitles from '../../messages/en/titles.json' with { type: 'json' };
import ptComponents from '../../messages/pt/components.json' with { type: 'json' };
import ptConsent from '../../messages/pt/consent.json' with { type: 'json' };
import ptError from '../../messages/pt/error.json' with { type: 'json' };
import ptFrame from '../../messages/pt/frame.json' with { type: 'json' };
import ptGallery from '../../messages/pt/gallery.json' with { type: 'json' };
import ptHome from '../../messages/pt/home.json' with { type: 'json' };
import ptInterim from '../../messages/pt/interim.json' with { type: 'json' };
import ptNavigation from '../../messages/pt/navigation.json' with { type: 'json' };
import ptNotFound from '../../messages/pt/not-found.json' with { type: 'json' };
import ptTitles from '../../messages/pt/titles.json' with { type: 'json' };

/** One file per part of the site and language; keys are the same in both. */
const pt = {
  gallery: ptGallery,
  components: ptComponents,
  frame: ptFrame,
  consent: ptConsent,
  navigation: ptNavigation,
  error: ptError,
  notFound: ptNotFound,
  home: ptHome,
  interim: ptInterim,
  titles: ptTitles,
};
export type Messages = typeof pt;
const en: Messages = {
  gallery: enGallery,
  components: enComponents,
  frame: enFrame,
  consent: enConsent,
  navigation: enNavigation,
  error: enError,
  notFound: enNotFound,
  home: enHome,
  interim: enInterim,
  titles: enTitles,
};
const all: Record<Locale, Messages> = { pt, en };

/** Only what a page says travels to the browser with it. */
export function messagesFor<N extends keyof Messages>(locale: Locale, ...names: N[]): Pick<Messages, N> {
  return Object.fromEntries(names.map((name) => [name, all[locale][name]])) as Pick<Messages, N>;
}
export const titleOf = (locale: Locale, name: keyof Messages['titles']) => all[locale].titles[name];
