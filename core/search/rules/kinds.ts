/** What a page is to a visitor, the most sought-after first. */
export const searchKinds = ['problem', 'treatment', 'exam', 'person', 'article', 'event', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const isSearchKind = (value: string): value is SearchKind => (searchKinds as readonly string[]).includes(value);
