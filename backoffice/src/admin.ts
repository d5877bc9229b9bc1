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
    beforeLogin: ['/staff/screens/sign-in-screen.tsx#SignInScreen'],
    actions: ['/staff/screens/lock-button.tsx#LockButton'],
    beforeNavLinks: ['/components/desk-link.tsx#DeskLink'],
    views: {
      deskWork: { Component: '/desk/desk-views.tsx#DeskWork', path: '/por-fazer', exact: true, meta: { title: 'Por fazer' } },
      security: {
        Component: '/staff/screens/security-screen.tsx#SecurityScreen',
        path: '/seguranca',
        exact: true,
        meta: { title: 'Acesso e segurança' },
      },
      invitation: {
        Component: '/staff/screens/invitation-screen.tsx#InvitationScreen',
        // Without the token, or Payload takes the address for one that needs a session.
        path: '/convite',
        meta: { title: 'Convite' },
      },
      deskList: { Component: '/desk/desk-views.tsx#DeskList', path: '/marcacoes-online', exact: true, meta: { title: 'Marcações online' } },
      deskBooking: { Component: '/desk/desk-views.tsx#DeskBooking', path: '/marcacoes-online/:id', meta: { title: 'Marcação' } },
    },
    beforeDashboard: [
      '/staff/screens/last-sign-in.tsx#LastSignIn',
      '/components/desk-welcome.tsx#DeskWelcome',
      '/dashboard/overview.tsx#EditorOverview',
    ],
  },
});
