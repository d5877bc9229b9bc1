'use client';

import { PopupList, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { labelIn } from '../language/label.ts';
import { panelWords } from './panel-words.ts';

/** The menu closes when something in it is pressed; the sheet opens beside the form, from the panel of that document, which hears this. */
export const sheetAsked = 'clinic:uses-sheet';

type Leaving = 'trash' | 'withdraw';
export type AskedSheet = { act: Leaving; path: string };

export const usesPath = (collection: string | undefined, id: number | string | undefined): string => `/api/usos/${collection}/${id}`;

/** What exists once is named twice. */
export const usesPathOfGlobal = (slug: string): string => usesPath(slug, slug);

function LeaveItem({ act }: { act: Leaving }) {
  const { collectionSlug, id, isTrashed } = useDocumentInfo();
  return id === undefined || isTrashed ? null : <Item act={act} path={usesPath(collectionSlug, id)} />;
}

function Item(detail: AskedSheet) {
  const { i18n } = useTranslation();
  return (
    <PopupList.Button className="leave-item" onClick={() => window.dispatchEvent(new CustomEvent(sheetAsked, { detail }))}>
      {labelIn(i18n.language, panelWords[detail.act])}
    </PopupList.Button>
  );
}

/** In place of Payload's own, which would not say what becomes of the others. */
export const TrashMenuItem = () => <LeaveItem act="trash" />;

export function WithdrawMenuItem() {
  const { hasPublishedDoc } = useDocumentInfo();
  return hasPublishedDoc ? <LeaveItem act="withdraw" /> : null;
}

/** Of a page that exists once. What stands on every page is not withdrawn, and has the item above, which shows nothing there. */
export function WithdrawPageItem() {
  const { globalSlug, hasPublishedDoc } = useDocumentInfo();
  return globalSlug && hasPublishedDoc ? <Item act="withdraw" path={usesPathOfGlobal(globalSlug)} /> : null;
}
