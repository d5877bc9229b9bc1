import type { WorkQuestion, WorkView } from '@clinic/core/desk/work/arrange-work';
import type { WorkEventKind } from '@clinic/core/work-items/work-event';
import { type WorkItemKind, workItemKinds } from '@clinic/core/work-items/work-item';
import { workPath } from '../desk-path.ts';

/** The names of the views in the address of the list. */
const viewNames: Record<WorkView, string> = { all: '', mine: 'meus', free: 'sem-dono', overdue: 'fora-do-prazo', parked: 'parados' };

type Listed = WorkQuestion & { itemId?: string | undefined };
type SearchParams = Record<string, string | string[] | undefined> | undefined;
/** What came of a press, as the address of the page after it says it. */
export type Told = ['feito' | 'erro', string];
/** Which item it settled. */
type After = { told?: Told; settledId?: string | undefined };

const isItemId = /^\d{1,18}$/;

/** Of the item that was settled, on the page after the press: that can be taken back. */
const settledName = 'tarefa';
export const settledInAddress = (itemId: string): string => `${settledName}=${itemId}`;
export function readSettledItem(searchParams: SearchParams): string | null {
  const { feito, [settledName]: item } = searchParams ?? {};
  return (feito === 'settled' || feito === 'reviewed') && typeof item === 'string' && isItemId.test(item) ? item : null;
}

/** The list as it was chosen, with an item opened beside it; nothing in the address tells of a patient. */
export function workAddress({ view, kind, page = 1, itemId, told, settledId }: Listed & After): string {
  const query = new URLSearchParams();
  if (viewNames[view]) query.set('ver', viewNames[view]);
  if (kind) query.set('tipo', kind);
  if (page > 1) query.set('pagina', String(page));
  if (itemId) query.set('item', itemId);
  if (told) query.set(...told);
  if (settledId) query.set(settledName, settledId);
  const address = query.size > 0 ? `${workPath}?${query}` : workPath;
  return itemId ? `${address}#painel` : address;
}

export function readWorkQuestion(searchParams: SearchParams): Listed {
  const { ver, tipo, item, pagina } = searchParams ?? {};
  const view = (Object.keys(viewNames) as WorkView[]).find((each) => viewNames[each] === (ver ?? '')) ?? 'all';
  const kind: WorkItemKind | null = workItemKinds.find((each) => each === tipo) ?? null;
  const page = typeof pagina === 'string' && /^\d{1,4}$/.test(pagina) ? Number(pagina) : 1;
  return { view, kind, page, itemId: typeof item === 'string' && isItemId.test(item) ? item : undefined };
}

/** Where a button about an item stands: on the page of what it is about, or in the list as it was chosen. */
export type PressedOn = 'file' | 'list' | WorkQuestion;

/** Sent along with the press, so that the page after it is the page it was pressed on. */
export const pressedOnFields = (on: PressedOn): Record<string, string> =>
  typeof on === 'string' ? { de: on } : { de: 'list', ...Object.fromEntries(new URLSearchParams(workAddress(on).split('?')[1])) };

type Chosen = Partial<Record<'ver' | 'tipo' | 'pagina', string | undefined>>;

/** The list in which something was pressed, as it was chosen; whatever is no choice is the whole list. */
export const listAfter = ({ ver, tipo, pagina }: Chosen, { itemId, ...after }: After & { itemId?: string; told: Told }): string =>
  workAddress({ ...readWorkQuestion({ ver, tipo, pagina }), itemId, ...after });

/** The card of a page with its work, and in the address after a press there: the outcome is read in it. */
export const workPlace = 'por-fazer';
export const isToldAtWork = (searchParams: SearchParams): boolean => searchParams?.['em'] === workPlace;

export const workActPath = (itemId: string, act: WorkEventKind): string => `/api/por-fazer/${itemId}/${act}`;
export const reopenPath = (itemId: string): string => `/api/por-fazer/${itemId}/reopened`;
