/** What the list of articles reads from its query. The page cache keeps only values of this form: page 1 is the list itself. */
export const blogParameters = {
  categoria: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  pagina: /^(?:[2-9]|[1-9]\d{1,2})$/,
} as const;

export type BlogQuery = { category: string | undefined; page: number };

export function readBlogQuery(query: URLSearchParams): BlogQuery {
  const given = (name: keyof typeof blogParameters) => {
    const value = query.get(name);
    return value && blogParameters[name].test(value) ? value : undefined;
  };
  return { category: given('categoria'), page: Number(given('pagina') ?? 1) };
}

/** The list's own address with a category and a page, named as the page cache names it. */
export function blogSearch({ category, page }: BlogQuery): string {
  const query = new URLSearchParams();
  if (category) query.set('categoria', category);
  if (page > 1) query.set('pagina', `${page}`);
  return query.size > 0 ? `?${query}` : '';
}
