import { mostAccounts } from '@clinic/core/desk/accounts/find-accounts';
import { mostRecords } from '@clinic/core/desk/accounts/find-records';
import { z } from 'zod';

type Query = Record<string, string | string[] | undefined> | undefined;

const listed = (query: Query, name: string): string[] => {
  const value = query?.[name];
  return typeof value === 'string' ? value.split('.') : [];
};

/** Null where nothing was looked for. */
export function readFoundAccounts(query: Query): { ids: string[]; isMore: boolean } | null {
  const ids = listed(query, 'contas').filter((id) => z.uuid().safeParse(id).success);
  return ids.length > 0 ? { ids: ids.slice(0, mostAccounts), isMore: query?.['mais'] === 'sim' } : null;
}

export const readFoundRecords = (query: Query): number[] =>
  listed(query, 'fichas')
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number)
    .slice(0, mostRecords);
