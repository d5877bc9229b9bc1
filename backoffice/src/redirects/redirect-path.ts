/** Old addresses are compared without the slash at the end, without query and without spaces around them. */
export function normalisePath(typed: string): string {
  const path = typed.trim().replace(/[?#].*$/s, '');
  return path.length > 1 ? path.replace(/\/+$/, '') : path;
}

const plainPath = /^\/(?:[^/\\\s?#*]+(?:\/[^/\\\s?#*]+)*)?$/;

export const isPath = (path: string): boolean => plainPath.test(path);

export const isPathOrBranch = (path: string): boolean =>
  path !== '/' && isPath(path.endsWith('/*') ? path.slice(0, -2) : path) && path !== '/*';
