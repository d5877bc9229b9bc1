import type { Address } from '@clinic/core/addresses/path-to';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLinkPrefetch } from '../navigation/use-link-prefetch.ts';

/** Leads only to addresses of the table: a string typed by hand does not pass the type check. */
export function Link({ to, ...rest }: { to: Address } & Omit<ComponentProps<typeof RouterLink>, 'to'>) {
  return <RouterLink to={to} {...rest} {...useLinkPrefetch(to, rest)} />;
}
