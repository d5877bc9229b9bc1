import type { Config } from 'payload';
import { titleSuffix, viewTitles } from './frame/view-titles.ts';

/** The titles are Portuguese here, because Payload takes one; `titleIn` speaks them in the reader's language. */
export const admin = (sourceDir: string): NonNullable<Config['admin']> => ({
  user: 'utilizadores',
  avatar: 'default',
  theme: 'light',
  dateFormat: 'dd/MM/yyyy HH:mm',
  importMap: { baseDir: sourceDir },
  meta: {
    titleSuffix: titleSuffix.pt,
    defaultOGImageType: 'off',
    openGraph: { siteName: 'Gestão do site', description: '' },
    robots: 'noindex, nofollow',
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
  },
  components: {
    providers: ['/language/speak-for-payload.tsx#SpeakForPayload', '/accessibility/accessible-payload.tsx#AccessiblePayload'],
    graphics: { Logo: '/components/clinic-logo.tsx#ClinicLogo', Icon: '/components/home-icon.tsx#HomeIcon' },
    beforeLogin: ['/staff/screens/sign-in-screen.tsx#SignInScreen'],
    actions: [
      '/find-pages/page-finder-box.tsx#PageFinderBox',
      '/desk/find/find-box.tsx#FindBox',
      '/desk/caller/caller-link.tsx#CallerLink',
      '/staff/screens/lock-button.tsx#LockButton',
      '/tour/desk-tour.tsx#DeskTour',
    ],
    Nav: '/frame/clinic-nav.tsx#ClinicNav',
    views: {
      deskWork: { Component: '/desk/desk-views.tsx#DeskWork', path: '/por-fazer', exact: true, meta: { title: viewTitles.deskWork.pt } },
      deskDay: { Component: '/desk/day/day-view.tsx#DeskDay', path: '/folha-do-dia', exact: true, meta: { title: viewTitles.deskDay.pt } },
      deskWeek: { Component: '/desk/day/week-view.tsx#DeskWeek', path: '/semana', exact: true, meta: { title: viewTitles.deskWeek.pt } },
      deskCaller: {
        Component: '/desk/caller/caller-view.tsx#DeskCaller',
        path: '/marcar',
        exact: true,
        meta: { title: viewTitles.deskCaller.pt },
      },
      deskWaiting: {
        Component: '/desk/waiting/waiting-view.tsx#DeskWaiting',
        path: '/lista-de-espera',
        exact: true,
        meta: { title: viewTitles.deskWaiting.pt },
      },
      deskReplies: {
        Component: '/desk/replies/replies-view.tsx#DeskReplies',
        path: '/respostas',
        exact: true,
        meta: { title: viewTitles.deskReplies.pt },
      },
      deskAbsence: {
        Component: '/desk/absence/absence-view.tsx#DeskAbsence',
        path: '/medico-ausente',
        exact: true,
        meta: { title: viewTitles.deskAbsence.pt },
      },
      deskCall: { Component: '/desk/absence/absence-view.tsx#DeskCall', path: '/avisar/:id', meta: { title: viewTitles.deskCall.pt } },
      security: {
        Component: '/staff/screens/security-screen.tsx#SecurityScreen',
        path: '/seguranca',
        exact: true,
        meta: { title: viewTitles.security.pt },
      },
      invitation: {
        Component: '/staff/screens/invitation-screen.tsx#InvitationScreen',
        // Without the token, or Payload takes the address for one that needs a session.
        path: '/convite',
        meta: { title: viewTitles.invitation.pt },
      },
      deskList: {
        Component: '/desk/desk-views.tsx#DeskList',
        path: '/marcacoes-online',
        exact: true,
        meta: { title: viewTitles.deskList.pt },
      },
      deskFound: {
        Component: '/desk/find/find-view.tsx#DeskFound',
        path: '/procurar',
        exact: true,
        meta: { title: viewTitles.deskFound.pt },
      },
      deskAccounts: {
        Component: '/desk/accounts/account-views.tsx#DeskAccounts',
        path: '/contas',
        exact: true,
        meta: { title: viewTitles.deskAccounts.pt },
      },
      deskAccount: {
        Component: '/desk/accounts/account-views.tsx#DeskAccount',
        path: '/contas/:id',
        meta: { title: viewTitles.deskAccount.pt },
      },
      deskRequest: {
        Component: '/desk/requests/request-view.tsx#DeskRequestPage',
        path: '/pedidos/:id',
        meta: { title: viewTitles.deskRequest.pt },
      },
      myRequests: {
        Component: '/desk/requests/request-view.tsx#MyRequests',
        path: '/os-meus-pedidos',
        exact: true,
        meta: { title: viewTitles.myRequests.pt },
      },
      reviews: {
        Component: '/medical-review/review-views.tsx#Reviews',
        path: '/para-rever',
        exact: true,
        meta: { title: viewTitles.reviews.pt },
      },
      reviewOfPage: {
        Component: '/medical-review/review-views.tsx#ReviewOfPage',
        path: '/para-rever/:collection/:id',
        meta: { title: viewTitles.reviewOfPage.pt },
      },
      deskNewsletter: {
        Component: '/desk/newsletter/newsletter-views.tsx#DeskNewsletter',
        path: '/boletim',
        exact: true,
        meta: { title: viewTitles.deskNewsletter.pt },
      },
      deskEvents: {
        Component: '/desk/events/event-views.tsx#DeskEvents',
        path: '/inscricoes-eventos',
        exact: true,
        meta: { title: viewTitles.deskEvents.pt },
      },
      deskEventAttendance: {
        Component: '/desk/events/event-views.tsx#DeskEventAttendance',
        path: '/inscricoes-eventos/:id',
        meta: { title: viewTitles.deskEventAttendance.pt },
      },
      newsletterIssues: {
        Component: '/desk/newsletter/issue-view.tsx#NewsletterIssues',
        path: '/boletim-envio',
        exact: true,
        meta: { title: viewTitles.newsletterIssues.pt },
      },
      clinicFigures: {
        Component: '/management/figures-view.tsx#ClinicFiguresView',
        path: '/gestao',
        exact: true,
        meta: { title: viewTitles.clinicFigures.pt },
      },
      auditTrail: {
        Component: '/management/audit-view.tsx#AuditTrailView',
        path: '/registo',
        exact: true,
        meta: { title: viewTitles.auditTrail.pt },
      },
      systemStatus: {
        Component: '/status/status-view.tsx#SystemStatus',
        path: '/estado',
        exact: true,
        meta: { title: viewTitles.systemStatus.pt },
      },
      deskBooking: {
        Component: '/desk/desk-views.tsx#DeskBooking',
        path: '/marcacoes-online/:id',
        meta: { title: viewTitles.deskBooking.pt },
      },
    },
    beforeDashboard: [
      '/staff/screens/last-sign-in.tsx#LastSignIn',
      '/components/desk-welcome.tsx#DeskWelcome',
      '/medical-review/doctor-welcome.tsx#DoctorWelcome',
      '/dashboard/overview.tsx#EditorOverview',
    ],
  },
});
