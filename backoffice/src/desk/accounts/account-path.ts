import type { AccountAction } from '@clinic/core/desk/accounts/account-desk';

export const accountsPath = '/admin/contas';
export const accountPath = (accountId: string): string => `${accountsPath}/${accountId}`;
export const findAccountsPath = '/api/contas/procurar';
export const findRecordsPath = (accountId: string): string => `/api/contas/${accountId}/fichas`;
export const accountActionPath = (accountId: string, action: AccountAction): string => `/api/contas/${accountId}/${action}`;

/** What was typed is sent in a form's body; only ids stand in an address. */
export function foundAccountsAddress({ ids, isMore }: { ids: string[]; isMore: boolean }): string {
  const query = new URLSearchParams({ contas: ids.join('.') });
  if (isMore) query.set('mais', 'sim');
  return `${accountsPath}?${query}`;
}

/** The account's page with the records to choose from. */
export const recordsAddress = (accountId: string, patientIds: readonly number[], told?: string): string =>
  `${accountPath(accountId)}?fichas=${patientIds.join('.')}${told ? `&${told}` : ''}#ficha`;
