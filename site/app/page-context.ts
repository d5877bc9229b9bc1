import type { DocumentAddress } from '@clinic/core/addresses/address-book';
import type { Resolution } from '@clinic/core/addresses/resolve-address';
import type { RouteName } from '@clinic/core/addresses/route-table';
import type { BookingDesk } from '@clinic/core/booking/booking-desk';
import type { Library } from '@clinic/core/content/library/library';
import type { Locale } from '@clinic/core/kernel/locale';
import type { SearchPort } from '@clinic/core/search/ask-search';
import { createContext } from 'react-router';

/** What the server found out about the address before the page is made. */
export type PageContext = {
  locale: Locale;
  /** Without query, language first: `/pt/sobre-nos`. */
  path: string;
  resolution: Resolution;
  route: RouteName | undefined;
  /** The CMS document that the address names, where it names one. */
  document: DocumentAddress | undefined;
  /** What is published at this moment; in a preview, with the draft in its place. */
  library: Library;
  search: SearchPort;
  booking: BookingDesk;
  origin: string;
  /** Whose requests are counted together; empty while a page is made for everybody. Never shown, logged or stored as it is. */
  client: string;
  /** The moment for which the page is made; a preview looks past every date. */
  now: Date;
  /** Set while an editor looks at a draft: which back offices may show it beside their form. */
  preview: { editorOrigins: string[] } | null;
  fallbackPhone: string;
  /** Whether the gallery of components is open. */
  gallery: boolean;
  /** Whether this is a rehearsal against the sandbox: every page says so. */
  rehearsal: boolean;
  /** Marks the scripts that the renderer writes itself. */
  nonce: string;
  /** Lets this page, and no other, frame something of this origin once the visitor asks for it. Private pages frame nothing. */
  allowFrame(origin: string): void;
  /** Says that the page holds only for the moment, because somebody who was asked did not answer. */
  holdsForNow(): void;
  /** Tells the log of an error that a visitor meets as a page. */
  report(error: unknown): void;
};

export const pageContext = createContext<PageContext>();
