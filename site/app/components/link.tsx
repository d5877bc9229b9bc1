import type { Address } from '@clinic/core/addresses/path-to';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { useIsDocument } from '../islands/document-page.ts';
import { isPrivateAddress } from '../navigation/privacy-border.ts';
import { useLinkPrefetch } from '../navigation/use-link-prefetch.ts';

type Props = { to: Address; reloadDocument?: boolean } & Omit<ComponentProps<'a'>, 'href'>;

/** Leads only to addresses of the table: a string typed by hand does not pass the type check. */
export function Link({ to, reloadDocument, ...rest }: Props) {
  if (useIsDocument()) return <a href={to} data-ahead={isPrivateAddress(to) ? undefined : ''} {...rest} />;
  return <RoutedLink to={to} {...(reloadDocument === undefined ? {} : { reloadDocument })} {...rest} />;
}

function RoutedLink({ to, ...rest }: Props) {
  return <RouterLink to={to} {...rest} {...useLinkPrefetch(to, rest)} />;
}
