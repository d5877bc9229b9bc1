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
    providers: ['/language/speak-for-payload.tsx#SpeakForPayload'],
    graphics: { Logo: '/components/clinic-name.tsx#ClinicLogo', Icon: '/components/clinic-initial.tsx#ClinicInitial' },
    beforeLogin: ['/staff/screens/sign-in-screen.tsx#SignInScreen'],
    actions: ['/desk/find/find-box.tsx#FindBox', '/staff/screens/lock-button.tsx#LockButton'],
    beforeNavLinks: ['/components/desk-link.tsx#DeskLink'],
    views: {
      deskWork: { Component: '/desk/desk-views.tsx#DeskWork', path: '/por-fazer', exact: true, meta: { title: 'Por fazer' } },
      deskDay: { Component: '/desk/day/day-view.tsx#DeskDay', path: '/folha-do-dia', exact: true, meta: { title: 'Folha do dia' } },
      deskAbsence: {
        Component: '/desk/absence/absence-view.tsx#DeskAbsence',
        path: '/medico-ausente',
        exact: true,
        meta: { title: 'Médico ausente' },
      },
      deskCall: { Component: '/desk/absence/absence-view.tsx#DeskCall', path: '/avisar/:id', meta: { title: 'Avisar por telefone' } },
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
      deskFound: { Component: '/desk/find/find-view.tsx#DeskFound', path: '/procurar', exact: true, meta: { title: 'Procurar' } },
      deskAccounts: {
        Component: '/desk/accounts/account-views.tsx#DeskAccounts',
        path: '/contas',
        exact: true,
        meta: { title: 'Contas de pacientes' },
      },
      deskAccount: { Component: '/desk/accounts/account-views.tsx#DeskAccount', path: '/contas/:id', meta: { title: 'Conta de paciente' } },
      deskRequest: { Component: '/desk/requests/request-view.tsx#DeskRequestPage', path: '/pedidos/:id', meta: { title: 'Pedido' } },
      myRequests: {
        Component: '/desk/requests/request-view.tsx#MyRequests',
        path: '/os-meus-pedidos',
        exact: true,
        meta: { title: 'Os meus pedidos' },
      },
      reviews: { Component: '/medical-review/review-views.tsx#Reviews', path: '/para-rever', exact: true, meta: { title: 'Para rever' } },
      reviewOfPage: {
        Component: '/medical-review/review-views.tsx#ReviewOfPage',
        path: '/para-rever/:collection/:id',
        meta: { title: 'Para rever' },
      },
      deskNewsletter: {
        Component: '/desk/newsletter/newsletter-views.tsx#DeskNewsletter',
        path: '/boletim',
        exact: true,
        meta: { title: 'Boletim' },
      },
      deskEvents: {
        Component: '/desk/events/event-views.tsx#DeskEvents',
        path: '/inscricoes-eventos',
        exact: true,
        meta: { title: 'Inscrições em eventos' },
      },
      deskEventAttendance: {
        Component: '/desk/events/event-views.tsx#DeskEventAttendance',
        path: '/inscricoes-eventos/:id',
        meta: { title: 'Lista de presenças' },
      },
      newsletterIssues: {
        Component: '/desk/newsletter/issue-view.tsx#NewsletterIssues',
        path: '/boletim-envio',
        exact: true,
        meta: { title: 'Boletim: enviar' },
      },
      systemStatus: {
        Component: '/status/status-view.tsx#SystemStatus',
        path: '/estado',
        exact: true,
        meta: { title: 'Estado do sistema' },
      },
      deskBooking: { Component: '/desk/desk-views.tsx#DeskBooking', path: '/marcacoes-online/:id', meta: { title: 'Marcação' } },
    },
    beforeDashboard: [
      '/staff/screens/last-sign-in.tsx#LastSignIn',
      '/components/desk-welcome.tsx#DeskWelcome',
      '/medical-review/doctor-welcome.tsx#DoctorWelcome',
      '/dashboard/overview.tsx#EditorOverview',
    ],
  },
});
