/** The start page, with the tour at its first step. */
export const tourPath = '/admin?visita=1';
export const isTourAsked = (query: { get: (name: string) => string | null }): boolean => query.get('visita') === '1';

/** Kept with the account, as the arrangement of its columns is: the tour goes on at another computer. */
export const tourKey = 'visita-guiada';
