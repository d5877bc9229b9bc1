import { DayDiff as DayDiff_caf42cf00499c34460a95eeffded9a3a } from '../../../history/day-diff.tsx'
import { ReviewStatus as ReviewStatus_d53e012aa5811a7c3558471ad07f1161 } from '../../../medical-review/review-status.tsx'
import { CountedDescription as CountedDescription_9108908edb5bf9a6dd15aa362374caaa } from '../../../fields/counted-description.tsx'
import { RowTitle as RowTitle_54b8c86edfab9b34796bcd525adf3677 } from '../../../components/row-title.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ScheduleStatus as ScheduleStatus_0edef1ec45998f47940fa53d72f3b5b4 } from '../../../publishing/schedule-status.tsx'
import { HistoryPanel as HistoryPanel_16ca67944cddae2235badf9bf6df743f } from '../../../history/history-panel.tsx'
import { UsesPanel as UsesPanel_f653b9bc522d7642effa2bea7d5c52e8 } from '../../../uses/uses-panel.tsx'
import { KeptWork as KeptWork_03139145de2baa82cea70ac01238bc88 } from '../../../kept-work/kept-work.tsx'
import { TrashMenuItem as TrashMenuItem_c4add33dd87437cfac52330c0d2fb804 } from '../../../uses/leave-menu-item.tsx'
import { WithdrawMenuItem as WithdrawMenuItem_c4add33dd87437cfac52330c0d2fb804 } from '../../../uses/leave-menu-item.tsx'
import { VersionsView as VersionsView_02984b71da12b4f927a571cfda28675e } from '../../../history/versions-view.tsx'
import { BlockTitle as BlockTitle_47447f89b1c43c11c947782776116db4 } from '../../../components/block-title.tsx'
import { OtherLanguageField as OtherLanguageField_3d380f7701fca12bcfc4d1c9717337ec } from '../../../media/other-language-field.tsx'
import { FocalPointField as FocalPointField_b532788ba8ce01961664d7135fbb643a } from '../../../media/focal-point-field.tsx'
import { AccountPanel as AccountPanel_8242ff14f97899f5e1421b918febdba7 } from '../../../staff/screens/account-panel.tsx'
import { WithdrawPageItem as WithdrawPageItem_c4add33dd87437cfac52330c0d2fb804 } from '../../../uses/leave-menu-item.tsx'
import { ReminderTitle as ReminderTitle_7517ef76fa6956be7152a9f931ecbb6a } from '../../../components/reminder-title.tsx'
import { ClinicNav as ClinicNav_46e4bdf0e50e6051bc0f8bba422b4f7a } from '../../../frame/clinic-nav.tsx'
import { HomeIcon as HomeIcon_feffdf7f945aece631a21a3c6be12435 } from '../../../components/home-icon.tsx'
import { ClinicLogo as ClinicLogo_e02bbadd75a98c89afd78f9a1a155e50 } from '../../../components/clinic-logo.tsx'
import { PageFinderBox as PageFinderBox_200d7fc763db0a0f1711d06a92544f65 } from '../../../find-pages/page-finder-box.tsx'
import { FindBox as FindBox_2255349336e3a7437e39c28cf1833f80 } from '../../../desk/find/find-box.tsx'
import { CallerLink as CallerLink_f584056822ae5ee7d9aa53c7184ce451 } from '../../../desk/caller/caller-link.tsx'
import { LockButton as LockButton_33da33dff4008326890e0c82fd389a6c } from '../../../staff/screens/lock-button.tsx'
import { DeskTour as DeskTour_500aee6f97e62ef0eed8e6ed98603cab } from '../../../tour/desk-tour.tsx'
import { LastSignIn as LastSignIn_b7e87046498f34fb635df87df59f114f } from '../../../staff/screens/last-sign-in.tsx'
import { DeskWelcome as DeskWelcome_d1d189dde41ab07048bc159a0fdc87b0 } from '../../../components/desk-welcome.tsx'
import { DoctorWelcome as DoctorWelcome_07ce5b75722f4ddbddfa89553c92aa81 } from '../../../medical-review/doctor-welcome.tsx'
import { EditorOverview as EditorOverview_5121b6f0de20737023fde3e80fe4f3ba } from '../../../dashboard/overview.tsx'
import { SignInScreen as SignInScreen_080c8707946f90e6993c7c55641b908a } from '../../../staff/screens/sign-in-screen.tsx'
import { SpeakForPayload as SpeakForPayload_95b2ced884c12eb99e1a92a208c09a82 } from '../../../language/speak-for-payload.tsx'
import { AccessiblePayload as AccessiblePayload_84d2e9216eeaadce7c19049d0ee13692 } from '../../../accessibility/accessible-payload.tsx'
import { DeskWork as DeskWork_8f1bf8d78e6825f895f008732fbfe61e } from '../../../desk/desk-views.tsx'
import { DeskDay as DeskDay_7092749d08317d3ac79e7d42613bfa56 } from '../../../desk/day/day-view.tsx'
import { DeskWeek as DeskWeek_14f3b0b6e7af1c91fd42cdc3cbefd48a } from '../../../desk/day/week-view.tsx'
import { DeskCaller as DeskCaller_80f881a868c5f6d6a3cada3ae6f37d47 } from '../../../desk/caller/caller-view.tsx'
import { DeskWaiting as DeskWaiting_67a8a553a240231ebaecf7a306de7a76 } from '../../../desk/waiting/waiting-view.tsx'
import { DeskReplies as DeskReplies_e7252212b82b5adbe2428e5ad3d2bb99 } from '../../../desk/replies/replies-view.tsx'
import { DeskAbsence as DeskAbsence_a3e6913a10ff1e951734e2b5d8e8b5c5 } from '../../../desk/absence/absence-view.tsx'
import { DeskCall as DeskCall_a3e6913a10ff1e951734e2b5d8e8b5c5 } from '../../../desk/absence/absence-view.tsx'
import { SecurityScreen as SecurityScreen_b10881f0a1efb171571d93ed76d485ed } from '../../../staff/screens/security-screen.tsx'
import { InvitationScreen as InvitationScreen_d804f9b32a5e8ff17ece8dc703efd680 } from '../../../staff/screens/invitation-screen.tsx'
import { DeskList as DeskList_8f1bf8d78e6825f895f008732fbfe61e } from '../../../desk/desk-views.tsx'
import { DeskFound as DeskFound_8e75453e9c3a8bf7c0b983b17a6421a6 } from '../../../desk/find/find-view.tsx'
import { DeskAccounts as DeskAccounts_036fc5d01341faca60b00636cdf95b27 } from '../../../desk/accounts/account-views.tsx'
import { DeskAccount as DeskAccount_036fc5d01341faca60b00636cdf95b27 } from '../../../desk/accounts/account-views.tsx'
import { DeskRequestPage as DeskRequestPage_a5ac07232ade684db06a8fab2136cae4 } from '../../../desk/requests/request-view.tsx'
import { MyRequests as MyRequests_a5ac07232ade684db06a8fab2136cae4 } from '../../../desk/requests/request-view.tsx'
import { Reviews as Reviews_afd768136214d5a2aba7f6c431054da4 } from '../../../medical-review/review-views.tsx'
import { ReviewOfPage as ReviewOfPage_afd768136214d5a2aba7f6c431054da4 } from '../../../medical-review/review-views.tsx'
import { DeskNewsletter as DeskNewsletter_2632297df84f801310aa15273cfab28d } from '../../../desk/newsletter/newsletter-views.tsx'
import { DeskEvents as DeskEvents_cee901643a2d194a33ba10b684a1688d } from '../../../desk/events/event-views.tsx'
import { DeskEventAttendance as DeskEventAttendance_cee901643a2d194a33ba10b684a1688d } from '../../../desk/events/event-views.tsx'
import { NewsletterIssues as NewsletterIssues_2e1219ddaf35ac090eb87c2e1298d150 } from '../../../desk/newsletter/issue-view.tsx'
import { ClinicFiguresView as ClinicFiguresView_67a980d206a149fc5b8638cb688c43aa } from '../../../management/figures-view.tsx'
import { AuditTrailView as AuditTrailView_47dbc995b277490aff8d55f6eb7c09fe } from '../../../management/audit-view.tsx'
import { SystemStatus as SystemStatus_7bb70263cbc81a96c706029fecc07236 } from '../../../status/status-view.tsx'
import { DeskBooking as DeskBooking_8f1bf8d78e6825f895f008732fbfe61e } from '../../../desk/desk-views.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/history/day-diff.tsx#DayDiff": DayDiff_caf42cf00499c34460a95eeffded9a3a,
  "/medical-review/review-status.tsx#ReviewStatus": ReviewStatus_d53e012aa5811a7c3558471ad07f1161,
  "/fields/counted-description.tsx#CountedDescription": CountedDescription_9108908edb5bf9a6dd15aa362374caaa,
  "/components/row-title.tsx#RowTitle": RowTitle_54b8c86edfab9b34796bcd525adf3677,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/publishing/schedule-status.tsx#ScheduleStatus": ScheduleStatus_0edef1ec45998f47940fa53d72f3b5b4,
  "/history/history-panel.tsx#HistoryPanel": HistoryPanel_16ca67944cddae2235badf9bf6df743f,
  "/uses/uses-panel.tsx#UsesPanel": UsesPanel_f653b9bc522d7642effa2bea7d5c52e8,
  "/kept-work/kept-work.tsx#KeptWork": KeptWork_03139145de2baa82cea70ac01238bc88,
  "/uses/leave-menu-item.tsx#TrashMenuItem": TrashMenuItem_c4add33dd87437cfac52330c0d2fb804,
  "/uses/leave-menu-item.tsx#WithdrawMenuItem": WithdrawMenuItem_c4add33dd87437cfac52330c0d2fb804,
  "/history/versions-view.tsx#VersionsView": VersionsView_02984b71da12b4f927a571cfda28675e,
  "/components/block-title.tsx#BlockTitle": BlockTitle_47447f89b1c43c11c947782776116db4,
  "/media/other-language-field.tsx#OtherLanguageField": OtherLanguageField_3d380f7701fca12bcfc4d1c9717337ec,
  "/media/focal-point-field.tsx#FocalPointField": FocalPointField_b532788ba8ce01961664d7135fbb643a,
  "/staff/screens/account-panel.tsx#AccountPanel": AccountPanel_8242ff14f97899f5e1421b918febdba7,
  "/uses/leave-menu-item.tsx#WithdrawPageItem": WithdrawPageItem_c4add33dd87437cfac52330c0d2fb804,
  "/components/reminder-title.tsx#ReminderTitle": ReminderTitle_7517ef76fa6956be7152a9f931ecbb6a,
  "/frame/clinic-nav.tsx#ClinicNav": ClinicNav_46e4bdf0e50e6051bc0f8bba422b4f7a,
  "/components/home-icon.tsx#HomeIcon": HomeIcon_feffdf7f945aece631a21a3c6be12435,
  "/components/clinic-logo.tsx#ClinicLogo": ClinicLogo_e02bbadd75a98c89afd78f9a1a155e50,
  "/find-pages/page-finder-box.tsx#PageFinderBox": PageFinderBox_200d7fc763db0a0f1711d06a92544f65,
  "/desk/find/find-box.tsx#FindBox": FindBox_2255349336e3a7437e39c28cf1833f80,
  "/desk/caller/caller-link.tsx#CallerLink": CallerLink_f584056822ae5ee7d9aa53c7184ce451,
  "/staff/screens/lock-button.tsx#LockButton": LockButton_33da33dff4008326890e0c82fd389a6c,
  "/tour/desk-tour.tsx#DeskTour": DeskTour_500aee6f97e62ef0eed8e6ed98603cab,
  "/staff/screens/last-sign-in.tsx#LastSignIn": LastSignIn_b7e87046498f34fb635df87df59f114f,
  "/components/desk-welcome.tsx#DeskWelcome": DeskWelcome_d1d189dde41ab07048bc159a0fdc87b0,
  "/medical-review/doctor-welcome.tsx#DoctorWelcome": DoctorWelcome_07ce5b75722f4ddbddfa89553c92aa81,
  "/dashboard/overview.tsx#EditorOverview": EditorOverview_5121b6f0de20737023fde3e80fe4f3ba,
  "/staff/screens/sign-in-screen.tsx#SignInScreen": SignInScreen_080c8707946f90e6993c7c55641b908a,
  "/language/speak-for-payload.tsx#SpeakForPayload": SpeakForPayload_95b2ced884c12eb99e1a92a208c09a82,
  "/accessibility/accessible-payload.tsx#AccessiblePayload": AccessiblePayload_84d2e9216eeaadce7c19049d0ee13692,
  "/desk/desk-views.tsx#DeskWork": DeskWork_8f1bf8d78e6825f895f008732fbfe61e,
  "/desk/day/day-view.tsx#DeskDay": DeskDay_7092749d08317d3ac79e7d42613bfa56,
  "/desk/day/week-view.tsx#DeskWeek": DeskWeek_14f3b0b6e7af1c91fd42cdc3cbefd48a,
  "/desk/caller/caller-view.tsx#DeskCaller": DeskCaller_80f881a868c5f6d6a3cada3ae6f37d47,
  "/desk/waiting/waiting-view.tsx#DeskWaiting": DeskWaiting_67a8a553a240231ebaecf7a306de7a76,
  "/desk/replies/replies-view.tsx#DeskReplies": DeskReplies_e7252212b82b5adbe2428e5ad3d2bb99,
  "/desk/absence/absence-view.tsx#DeskAbsence": DeskAbsence_a3e6913a10ff1e951734e2b5d8e8b5c5,
  "/desk/absence/absence-view.tsx#DeskCall": DeskCall_a3e6913a10ff1e951734e2b5d8e8b5c5,
  "/staff/screens/security-screen.tsx#SecurityScreen": SecurityScreen_b10881f0a1efb171571d93ed76d485ed,
  "/staff/screens/invitation-screen.tsx#InvitationScreen": InvitationScreen_d804f9b32a5e8ff17ece8dc703efd680,
  "/desk/desk-views.tsx#DeskList": DeskList_8f1bf8d78e6825f895f008732fbfe61e,
  "/desk/find/find-view.tsx#DeskFound": DeskFound_8e75453e9c3a8bf7c0b983b17a6421a6,
  "/desk/accounts/account-views.tsx#DeskAccounts": DeskAccounts_036fc5d01341faca60b00636cdf95b27,
  "/desk/accounts/account-views.tsx#DeskAccount": DeskAccount_036fc5d01341faca60b00636cdf95b27,
  "/desk/requests/request-view.tsx#DeskRequestPage": DeskRequestPage_a5ac07232ade684db06a8fab2136cae4,
  "/desk/requests/request-view.tsx#MyRequests": MyRequests_a5ac07232ade684db06a8fab2136cae4,
  "/medical-review/review-views.tsx#Reviews": Reviews_afd768136214d5a2aba7f6c431054da4,
  "/medical-review/review-views.tsx#ReviewOfPage": ReviewOfPage_afd768136214d5a2aba7f6c431054da4,
  "/desk/newsletter/newsletter-views.tsx#DeskNewsletter": DeskNewsletter_2632297df84f801310aa15273cfab28d,
  "/desk/events/event-views.tsx#DeskEvents": DeskEvents_cee901643a2d194a33ba10b684a1688d,
  "/desk/events/event-views.tsx#DeskEventAttendance": DeskEventAttendance_cee901643a2d194a33ba10b684a1688d,
  "/desk/newsletter/issue-view.tsx#NewsletterIssues": NewsletterIssues_2e1219ddaf35ac090eb87c2e1298d150,
  "/management/figures-view.tsx#ClinicFiguresView": ClinicFiguresView_67a980d206a149fc5b8638cb688c43aa,
  "/management/audit-view.tsx#AuditTrailView": AuditTrailView_47dbc995b277490aff8d55f6eb7c09fe,
  "/status/status-view.tsx#SystemStatus": SystemStatus_7bb70263cbc81a96c706029fecc07236,
  "/desk/desk-views.tsx#DeskBooking": DeskBooking_8f1bf8d78e6825f895f008732fbfe61e,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
