import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import * as mails from './migrations/0001-mails.ts';
import * as contentCopies from './migrations/0002-content-copies.ts';
import * as redirectHits from './migrations/0003-redirect-hits.ts';
import * as workflowTakeovers from './migrations/0004-workflow-takeovers.ts';
import * as consents from './migrations/0005-consents.ts';
import * as search from './migrations/0006-search.ts';
import * as scheduledChanges from './migrations/0007-scheduled-changes.ts';
import * as loginAttempts from './migrations/0008-login-attempts.ts';
import * as mailAttachments from './migrations/0009-mail-attachments.ts';
import * as bookings from './migrations/0010-bookings.ts';
import * as payments from './migrations/0011-payments.ts';
import * as bookingDrafts from './migrations/0012-booking-drafts.ts';
import * as auditLog from './migrations/0013-audit-log.ts';
import * as proofs from './migrations/0014-proofs.ts';
import * as rateLimits from './migrations/0015-rate-limits.ts';
import * as replacedPayments from './migrations/0016-replaced-payments.ts';
import * as proofEnd from './migrations/0017-proof-end.ts';
import * as identity from './migrations/0018-identity.ts';
import * as workItems from './migrations/0019-work-items.ts';
import * as visitLinkVersion from './migrations/0020-visit-link-version.ts';
import * as blankSentLinks from './migrations/0021-blank-sent-links.ts';
import * as visitCodes from './migrations/0022-visit-codes.ts';
import * as refundLetters from './migrations/0025-refund-letters.ts';
import * as workItemsOfOldReviews from './migrations/0026-work-items-of-old-reviews.ts';
import * as vatDigest from './migrations/0030-vat-digest.ts';
import * as staffSignIn from './migrations/0040-staff-sign-in.ts';
import * as auditPartitions from './migrations/0060-audit-partitions.ts';
import * as publishedDocuments from './migrations/0070-published-documents.ts';
import * as accounts from './migrations/0080-accounts.ts';
import * as auditOfAccounts from './migrations/0082-audit-of-accounts.ts';
import * as personalArea from './migrations/0083-personal-area.ts';
import * as requests from './migrations/0084-requests.ts';
import * as newsletter from './migrations/0085-newsletter.ts';
import * as events from './migrations/0086-events.ts';
import * as sessionEpoch from './migrations/0087-session-epoch.ts';
import * as auditOfLists from './migrations/0088-audit-of-lists.ts';
import * as quizLetters from './migrations/0089-quiz-letters.ts';
import * as documents from './migrations/0090-documents.ts';
import * as crmContacts from './migrations/0095-crm-contacts.ts';
import * as eventChanges from './migrations/0096-event-changes.ts';
import * as seenRecords from './migrations/0098-seen-records.ts';
import * as documentBytes from './migrations/0099-document-bytes.ts';
import * as documentLocks from './migrations/0103-document-locks.ts';
import * as cardPayments from './migrations/0104-card-payments.ts';
import * as videoLinks from './migrations/0105-video-links.ts';
import * as documentScanBreaks from './migrations/0110-document-scan-breaks.ts';
import * as bookingCodes from './migrations/0112-booking-codes.ts';
import * as bookingSearch from './migrations/0113-booking-search.ts';
import * as medicalReview from './migrations/0114-medical-review.ts';
import * as workEvents from './migrations/0115-work-events.ts';
import * as workNotices from './migrations/0116-work-notices.ts';
import * as attendanceMarks from './migrations/0120-attendance-marks.ts';
import * as clinicCancellations from './migrations/0121-clinic-cancellations.ts';
import * as outsideServices from './migrations/0140-outside-services.ts';
import * as providerRefunds from './migrations/0141-provider-refunds.ts';
import * as replyVersions from './migrations/0150-reply-versions.ts';
import * as waitingList from './migrations/0160-waiting-list.ts';
import * as reviewReminders from './migrations/0170-review-reminders.ts';
import * as openDocuments from './migrations/0171-open-documents.ts';
import * as busyWork from './migrations/0180-busy-work.ts';
import * as readingFigures from './migrations/0181-reading-figures.ts';
import * as mailReturns from './migrations/0190-mail-returns.ts';
import * as deskAlerts from './migrations/0191-desk-alerts.ts';
import * as reviewComments from './migrations/0200-review-comments.ts';
import * as signerNames from './migrations/0201-signer-names.ts';
import * as doctorAbsences from './migrations/0210-doctor-absences.ts';
import * as refundAccounts from './migrations/0220-refund-accounts.ts';
import * as sentLetters from './migrations/0221-sent-letters.ts';
import * as refundAccountContact from './migrations/0225-refund-account-contact.ts';
import * as wizardSteps from './migrations/0230-wizard-steps.ts';
import * as arrivedLetters from './migrations/0240-arrived-letters.ts';
import * as givenUpNewsletters from './migrations/0250-given-up-newsletters.ts';
import * as lettersAboutForms from './migrations/0251-letters-about-forms.ts';
import * as earlierWishes from './migrations/0252-earlier-wishes.ts';
import * as signedHands from './migrations/0253-signed-hands.ts';
import * as sendersOfDocuments from './migrations/0254-senders-of-documents.ts';
import * as overdueMails from './migrations/0255-overdue-mails.ts';
import { withMigrationLock } from './with-migration-lock.ts';

const migrations = {
  '0001-mails': mails,
  '0002-content-copies': contentCopies,
  '0003-redirect-hits': redirectHits,
  '0004-workflow-takeovers': workflowTakeovers,
  '0005-consents': consents,
  '0006-search': search,
  '0007-scheduled-changes': scheduledChanges,
  '0008-login-attempts': loginAttempts,
  '0009-mail-attachments': mailAttachments,
  '0010-bookings': bookings,
  '0011-payments': payments,
  '0012-booking-drafts': bookingDrafts,
  '0013-audit-log': auditLog,
  '0014-proofs': proofs,
  '0015-rate-limits': rateLimits,
  '0016-replaced-payments': replacedPayments,
  '0017-proof-end': proofEnd,
  '0018-identity': identity,
  '0019-work-items': workItems,
  '0020-visit-link-version': visitLinkVersion,
  '0021-blank-sent-links': blankSentLinks,
  '0022-visit-codes': visitCodes,
  '0025-refund-letters': refundLetters,
  '0026-work-items-of-old-reviews': workItemsOfOldReviews,
  '0030-vat-digest': vatDigest,
  '0040-staff-sign-in': staffSignIn,
  '0060-audit-partitions': auditPartitions,
  '0070-published-documents': publishedDocuments,
  '0080-accounts': accounts,
  '0082-audit-of-accounts': auditOfAccounts,
  '0083-personal-area': personalArea,
  '0084-requests': requests,
  '0085-newsletter': newsletter,
  '0086-events': events,
  '0087-session-epoch': sessionEpoch,
  '0088-audit-of-lists': auditOfLists,
  '0089-quiz-letters': quizLetters,
  '0090-documents': documents,
  '0095-crm-contacts': crmContacts,
  '0096-event-changes': eventChanges,
  '0098-seen-records': seenRecords,
  '0099-document-bytes': documentBytes,
  '0103-document-locks': documentLocks,
  '0104-card-payments': cardPayments,
  '0105-video-links': videoLinks,
  '0110-document-scan-breaks': documentScanBreaks,
  '0112-booking-codes': bookingCodes,
  '0113-booking-search': bookingSearch,
  '0114-medical-review': medicalReview,
  '0115-work-events': workEvents,
  '0116-work-notices': workNotices,
  '0120-attendance-marks': attendanceMarks,
  '0121-clinic-cancellations': clinicCancellations,
  '0140-outside-services': outsideServices,
  '0141-provider-refunds': providerRefunds,
  '0150-reply-versions': replyVersions,
  '0160-waiting-list': waitingList,
  '0170-review-reminders': reviewReminders,
  '0171-open-documents': openDocuments,
  '0180-busy-work': busyWork,
  '0181-reading-figures': readingFigures,
  '0190-mail-returns': mailReturns,
  '0191-desk-alerts': deskAlerts,
  '0200-review-comments': reviewComments,
  '0201-signer-names': signerNames,
  '0210-doctor-absences': doctorAbsences,
  '0220-refund-accounts': refundAccounts,
  '0221-sent-letters': sentLetters,
  '0225-refund-account-contact': refundAccountContact,
  '0230-wizard-steps': wizardSteps,
  '0240-arrived-letters': arrivedLetters,
  '0250-given-up-newsletters': givenUpNewsletters,
  '0251-letters-about-forms': lettersAboutForms,
  '0252-earlier-wishes': earlierWishes,
  '0253-signed-hands': signedHands,
  '0254-senders-of-documents': sendersOfDocuments,
  '0255-overdue-mails': overdueMails,
};

export const coreMigrations: readonly string[] = Object.keys(migrations);

/** Brings schema `core` to the newest version and names the migrations that were run. */
export const migrateCore = (databaseUrl: string): Promise<string[]> =>
  withMigrationLock(databaseUrl, async () => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
    try {
      const migrator = new Migrator({
        db,
        provider: { getMigrations: async () => migrations },
        migrationTableSchema: 'core',
      });
      const { error, results } = await migrator.migrateToLatest();
      if (error) throw error;
      return (results ?? []).map((result) => result.migrationName);
    } finally {
      await db.destroy();
    }
  });
