import { type RouteName, routeNames, routeOf } from '@clinic/core/addresses/route-table';
import { createContext, useContext } from 'react';

/** Whether the page is sent as a document: no router, no data a second time, and only its islands ever wake up. */
const DocumentPage = createContext(false);
export const DocumentPageProvider = DocumentPage.Provider;
export const useIsDocument = (): boolean => useContext(DocumentPage);

/** Where the browser finds the script of documents; known only while the server renders. */
export const EntryScriptContext = createContext('');

/** Made anew for each visitor, because of a form of their own: the form is an island, and the rest is read. */
const pagesBesideTheirForm: readonly RouteName[] = ['contacts'];
export const standsBesideItsForm = (name: RouteName): boolean => pagesBesideTheirForm.includes(name);

const isRouteName = (name: string | undefined): name is RouteName => routeNames.includes(name as RouteName);

/**
 * What is the same for every visitor is read, not worked in: by the id of the matched route (`pt.home`), every stored page, the page
 * that says that there is none, and what is read beside a form. A draft beside the editor's form is read anew as it is saved, so it hydrates whole. In development every
 * page does: hot reloading needs it.
 */
export function isDocumentPage(routeId: string | undefined, isPreview: boolean, isDevelopment = import.meta.env.DEV): boolean {
  if (isPreview || isDevelopment) return false;
  const name = routeId?.split('.')[1];
  return routeId === 'routes/not-found' || (isRouteName(name) && (routeOf(name).cached || standsBesideItsForm(name)));
}
