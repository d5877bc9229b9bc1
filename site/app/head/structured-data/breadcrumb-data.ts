import type { BreadcrumbList } from 'schema-dts';

/** The way to a page, as the visitor sees it. */
export const breadcrumbData = (origin: string, steps: { path: string; name: string }[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ path, name }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
});
