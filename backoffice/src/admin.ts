import type { Config } from 'payload';

export const admin = (sourceDir: string): NonNullable<Config['admin']> => ({
  user: 'utilizadores',
  avatar: 'default',
  theme: 'light',
  dateFormat: 'dd/MM/yyyy HH:mm',
  importMap: { baseDir: sourceDir },
  meta: {
    titleSuffix: '· Gestão do site',
    defaultOGImageType: 'off',
    openGraph: { siteName: 'Gestão do site', description: '' },
    robots: 'noindex, nofollow',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
  },
  components: {
    graphics: { Logo: '/components/clinic-name.tsx#ClinicLogo', Icon: '/components/clinic-initial.tsx#ClinicInitial' },
    beforeNavLinks: ['/components/desk-link.tsx#DeskLink'],
    views: {
      deskList: { Component: '/desk/desk-views.tsx#DeskList', path: '/marcacoes-online', exact: true, meta: { title: 'Marcações online' } },
      deskBooking: { Component: '/desk/desk-views.tsx#DeskBooking', path: '/marcacoes-online/:id', meta: { title: 'Marcação' } },
    },
    beforeDashboard: ['/components/desk-welcome.tsx#DeskWelcome', '/dashboard/overview.tsx#EditorOverview'],
  },
});
