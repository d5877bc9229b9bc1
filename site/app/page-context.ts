import type { DocumentAddress } from '@clinic/core/addresses/address-book';
import type { Resolution } from '@clinic/core/addresses/resolve-address';
import type { RouteName } from '@clinic/core/addresses/route-table';
import type { BookingServices } from '@clinic/core/booking/form/booking-services';
import type { WizardMoment } from '@clinic/core/booking/form/wizard-moments';
import type { WaitingStore } from '@clinic/core/booking/waiting/waiting-store';
import type { Library } from '@clinic/core/content/library/library';
import type { DocumentRefusal } from '@clinic/core/documents/document-rules';
import type { EventServices } from '@clinic/core/events/register-for-event';
import type { Locale } from '@clinic/core/kernel/locale';
import type { RequestServices } from '@clinic/core/requests/request-services';
import type { SearchPort } from '@clinic/core/search/ask-search';
import type { RehearsalName } from '@clinic/core/settings/deployment';
import { createContext } from 'react-router';
import type { AccountContext } from './account-context.ts';

/** Everything that the pages of bookings and of the waiting list use. */
export type SiteBooking = BookingServices & { waiting: WaitingStore };

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
  /** Counts, without who it was, that this was looked for and not found. */
  noteVainSearch(typed: string): void;
  /** Counts, without who it was, how far somebody came in the wizard. */
  noteWizardMoments(moments: readonly WizardMoment[]): void;
  booking: SiteBooking;
  requests: RequestServices;
  events: EventServices;
  /** Null on pages that are the same for everybody: they never learn who asks. */
  account: AccountContext | null;
  origin: string;
  /** Whose requests are counted together; empty while a page is made for everybody. Never shown, logged or stored as it is. */
  client: string;
  /** Files that came with a posted form and were not taken. */
  refusedDocuments: { name: string; refusal: DocumentRefusal }[];
  /** The moment for which the page is made; a preview looks past every date. */
  now: Date;
  /** Set while an editor looks at a draft: which back offices may show it beside their form. */
  preview: { editorOrigins: string[]; isDraft: boolean } | null;
  fallbackPhone: string;
  /** Whether the gallery of components is open. */
  gallery: boolean;
  /** Whether this is a rehearsal against the sandbox, and of which kind: every page says so. */
  rehearsal: RehearsalName;
  /** Marks the scripts that the renderer writes itself. */
  nonce: string;
  /** Lets this page, and no other, frame something of this origin once the visitor asks for it. Private pages frame nothing. */
  allowFrame(origin: string): void;
  /** The page was rendered without data of a service that did not respond, so it is to be rendered again soon. */
  markStale(): void;
  /** Tells the log of an error that a visitor meets as a page. */
  report(error: unknown): void;
};

export const pageContext = createContext<PageContext>();
