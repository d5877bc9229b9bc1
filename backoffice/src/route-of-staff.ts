import { admin } from './admin.ts';

const firstPart = (path: string): string => path.split('/').find(Boolean) ?? '';

const ownPages = Object.values(admin('').components?.views ?? {}).flatMap((view) =>
  'path' in view && view.path ? [firstPart(view.path)] : [],
);
const adminParts = new Set([...ownPages, 'login', 'logout', 'account', 'collections', 'globals']);
/** Where the forms of the desk and of staff are sent to, and what editors work on most. */
const apiParts = new Set([
  ...ownPages,
  ...['utilizadores', 'media', 'ficheiros', 'paginas', 'problemas', 'artigos_blog', 'globals', 'drafts', 'scheduled-changes'],
]);

/** The part of the back office that was asked for, one of a few: whatever else stands in an address may be somebody's name. */
export function routeOfStaff(target: string): string {
  const [, area = '', part = ''] = (target.split('?')[0] ?? '').split('/');
  if (area === '_next') return '/_next';
  const known = area === 'admin' ? adminParts : area === 'api' ? apiParts : null;
  if (!known) return 'other';
  return part === '' ? `/${area}` : known.has(part) ? `/${area}/${part}` : `/${area}/*`;
}
