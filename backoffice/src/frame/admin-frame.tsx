import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps, CustomComponent } from 'payload';
import type { ReactNode } from 'react';

type Props = AdminViewServerProps & { viewActions?: CustomComponent[]; children: ReactNode };

/** The menu and the header around it, as around every page of the admin. */
export function AdminFrame({ initPageResult, params = {}, searchParams = {}, i18n, viewActions, children }: Props) {
  const { req, permissions, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={i18n}
      {...(locale ? { locale } : {})}
      params={params}
      {...(viewActions ? { viewActions } : {})}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      {...(req.user ? { user: req.user } : {})}
      visibleEntities={{ collections: visibleEntities.collections, globals: visibleEntities.globals }}
    >
      {children}
    </DefaultTemplate>
  );
}
