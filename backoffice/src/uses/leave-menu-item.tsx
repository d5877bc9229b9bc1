'use client';

import { PopupList, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { labelIn } from '../language/label.ts';
import { panelWords } from './panel-words.ts';

/** The menu closes when something in it is pressed; the sheet opens beside the form, from the panel of that document, which hears this. */
export const sheetAsked = 'clinic:uses-sheet';

type Leaving = 'trash' | 'withdraw';
export type AskedSheet = { act: Leaving; path: string };

export const usesPath = (collection: string | undefined, id: number | string | undefined): string => `/api/usos/${collection}/${id}`;

function LeaveItem({ act }: { act: Leaving }) {
  const { i18n } = useTranslation();
  const { collectionSlug, id, isTrashed } = useDocumentInfo();
  if (id === undefined || isTrashed) return null;
  const detail: AskedSheet = { act, path: usesPath(collectionSlug, id) };
  return (
    <PopupList.Button className="leave-item" onClick={() => window.dispatchEvent(new CustomEvent(sheetAsked, { detail }))}>
      {labelIn(i18n.language, panelWords[act])}
    </PopupList.Button>
  );
}

/** In place of Payload's own, which would not say what becomes of the others. */
export const TrashMenuItem = () => <LeaveItem act="trash" />;

export function WithdrawMenuItem() {
  const { hasPublishedDoc } = useDocumentInfo();
  return hasPublishedDoc ? <LeaveItem act="withdraw" /> : null;
}
