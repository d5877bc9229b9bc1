import type { EventEmitter } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { backupStamp } from '@clinic/core/adapters/backup/backup-stamp';
import { clinicOverHttp } from '@clinic/core/adapters/clinic/clinic-over-http';
import type { OfferFigures } from '@clinic/core/booking/waiting/offer-hour';
import { createLogger } from '@clinic/core/logging/create-logger';
import { reportProblem } from '@clinic/core/logging/problems';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { type AfterErrorHook, type APIError, buildConfig, deepCopyObject, type Payload } from 'payload';
import sharp from 'sharp';
import { admin } from './admin.ts';
import { observeFromBackoffice, showPool } from './backoffice-metrics.ts';
import { collections } from './collections.ts';
import { nameNestedRelations } from './database/name-nested-relations.ts';
import { OneQueryAtATime } from './database/one-query-at-a-time.ts';
import { sayDeadlock } from './database/say-deadlock.ts';
import { withStrippedGlobalTexts, withStrippedTexts } from './database/strip-control-characters.ts';
import { absenceEndpoints } from './desk/absence/absence-endpoint.ts';
import { deskAccountEndpoints } from './desk/accounts/account-endpoints.ts';
import { callerEndpoints } from './desk/caller/caller-endpoints.ts';
import { dayEndpoints } from './desk/day/day-endpoint.ts';
import { deskEndpoints } from './desk/desk-endpoint.ts';
import { deskEventEndpoints } from './desk/events/event-endpoints.ts';
import { findEndpoints } from './desk/find/find-endpoint.ts';
import { liveEndpoints } from './desk/live/live-endpoint.ts';
import { issueEndpoints } from './desk/newsletter/issue-endpoints.ts';
import { newsletterEndpoints } from './desk/newsletter/newsletter-endpoints.ts';
import { replyEndpoints } from './desk/replies/reply-endpoints.ts';
import { documentEndpoints } from './desk/requests/document-endpoints.ts';
import { deskRequestEndpoints } from './desk/requests/request-endpoints.ts';
import { waitingEndpoints } from './desk/waiting/waiting-endpoint.ts';
import { workEndpoints } from './desk/work/work-endpoint.ts';
import type { Env } from './env.ts';
import { findPageEndpoints } from './find-pages/find-endpoint.ts';
import { globals } from './globals.ts';
import { historyEndpoints } from './history/history-endpoint.ts';
import { openEndpoints } from './kept-work/open-endpoints.ts';
import { withKeptGlobalWork, withKeptWork } from './kept-work/with-kept-work.ts';
import { english } from './language/english.ts';
import { labelIn } from './language/label.ts';
import { ptPT } from './language/pt-pt.ts';
import { queuedMail } from './mail/queued-mail.ts';
import { auditEndpoints } from './management/audit-endpoint.ts';
import { figuresEndpoints } from './management/figures-endpoint.ts';
import { maximumUploadBytes } from './media/upload-limits.ts';
import { uploadRefusals } from './media/upload-refusals.ts';
import { reminderEndpoints } from './medical-review/remind-reviewers.ts';
import { reviewEndpoints } from './medical-review/review-endpoints.ts';
import { draftEndpoint } from './preview/draft-endpoint.ts';
import { livePreview, withGlobalPreview, withPreview } from './preview/with-preview.ts';
import { poolOf } from './publishing/enqueue-work.ts';
import { rebuildPublished } from './publishing/rebuild-published.ts';
import { scheduleEndpoints } from './publishing/schedule-endpoints.ts';
import { richTextEditor } from './rich-text/editor.ts';
import { trashEndpoints } from './trash/empty-trash.ts';
import { usesEndpoints } from './uses/uses-endpoints.ts';
import { withUses } from './uses/with-uses.ts';

/** An idle connection that breaks (a database restart) is replaced by the pool; unheard, the event would be an uncaught exception. */
const surviveLostConnections = (payload: Payload): void => {
  const { pool } = payload.db as unknown as { pool: EventEmitter };
  pool.on('error', (err) => payload.logger.warn({ err, msg: 'database connection lost' }));
};

const payloadsOwn = 'An unknown error occurred.';

/** What staff were refused is their affair; what broke is ours. */
const reportFault: AfterErrorHook = ({ error }) => {
  if ((Reflect.get(error, 'status') ?? 500) >= 500) reportProblem({ level: 'error', what: 'an endpoint failed', error });
};

/**
 * Payload takes the words of an error only if its class has a name, and a production build takes the names away: every refusal would
 * read “An unknown error occurred.” What may be said is said here, by what Payload itself marks as public.
 */
const sayRefusal: AfterErrorHook = ({ error, req, result }) => {
  const { errors } = result as { errors?: { message: string }[] };
  const { isPublic, message, status } = error as Partial<APIError>;
  const isTooLarge = message === uploadRefusals.tooLarge.pt;
  if (!isPublic || !message || (errors?.[0]?.message !== payloadsOwn && !isTooLarge)) return;
  const said = isTooLarge ? labelIn(req.i18n.language, uploadRefusals.tooLarge) : message;
  return { response: { errors: [{ message: said }] }, ...(status ? { status } : {}) };
};

/** The front desk reads the clinic's records to link them with accounts, its free hours and its book; only the worker writes. */
const clinicOf = ({ CLINIC_SERVICE_URL: url, CLINIC_SERVICE_KEY: key, CLINIC_SERVICE_APP_ID: appId, LOG_LEVEL }: Env) =>
  clinicOverHttp({ url, key, appId, logger: createLogger('backoffice', LOG_LEVEL), observe: observeFromBackoffice });

const sourceDir = path.dirname(fileURLToPath(import.meta.url));

export const configure = (env: Env) =>
  buildConfig({
    secret: env.PAYLOAD_SECRET,
    // With several accepted origins the admin must talk to the one it was opened on, so it gets no fixed address.
    serverURL: env.BACKOFFICE_ORIGIN.length === 1 ? env.BACKOFFICE_ORIGIN[0] : '',
    csrf: env.BACKOFFICE_ORIGIN,
    cors: env.BACKOFFICE_ORIGIN,
    admin: { ...admin(sourceDir), livePreview: livePreview(env) },
    custom: {
      previewSecrets: env.PREVIEW_SECRET,
      siteOrigin: env.SITE_ORIGIN,
      dataKeys: env.DATA_KEYS,
      clinic: clinicOf(env),
      hourOffers: { holdMinutes: env.WAITING_HOLD_MINUTES, most: env.WAITING_OFFERS } satisfies OfferFigures,
      lastBackup: backupStamp(env),
      staff: { deployment: env.DEPLOYMENT, origins: env.BACKOFFICE_ORIGIN },
    },
    auth: { jwtOrder: ['cookie'] },
    editor: richTextEditor,
    // Payload writes into what it is given, and refuses to do so twice: several back offices of one process need copies.
    collections: deepCopyObject(collections(env)).map(withPreview(env)).map(withUses).map(withKeptWork).map(withStrippedTexts),
    globals: deepCopyObject(globals).map(withGlobalPreview(env)).map(withKeptGlobalWork).map(withStrippedGlobalTexts),
    endpoints: [
      draftEndpoint,
      ...scheduleEndpoints(env),
      ...reviewEndpoints(env),
      ...reminderEndpoints(env),
      ...usesEndpoints(env),
      ...trashEndpoints(env),
      ...historyEndpoints,
      ...openEndpoints(env),
      ...findPageEndpoints,
      ...deskEndpoints(env),
      ...workEndpoints(env),
      ...liveEndpoints,
      ...dayEndpoints(env),
      ...absenceEndpoints(env),
      ...callerEndpoints(env),
      ...waitingEndpoints(env),
      ...replyEndpoints(env),
      ...findEndpoints(env),
      ...deskAccountEndpoints(env),
      ...deskRequestEndpoints(env),
      ...documentEndpoints(env),
      ...newsletterEndpoints(env),
      ...deskEventEndpoints(env),
      ...issueEndpoints(env),
      ...figuresEndpoints(env),
      ...auditEndpoints(env),
    ],
    localization: {
      locales: [
        { code: 'pt', label: { pt: 'Português', en: 'Portuguese' } },
        { code: 'en', label: { pt: 'Inglês', en: 'English' } },
      ],
      defaultLocale: 'pt',
      fallback: false,
    },
    i18n: { fallbackLanguage: 'pt', supportedLanguages: { pt: ptPT, en: english } },
    db: postgresAdapter({
      // The client is cast because Payload brings the types of another version of `pg`.
      // The query of the menu is wide enough for PostgreSQL to compile it, which takes seconds where running it takes milliseconds.
      pool: { connectionString: env.DATABASE_URL, max: 10, options: '-c jit=off', Client: OneQueryAtATime as unknown as new () => never },
      schemaName: 'cms',
      push: false,
      // A page of blocks is one value: read in one piece, kept without gaps, no table for each kind in each collection.
      blocksAsJSON: true,
      beforeSchemaInit: [nameNestedRelations],
      migrationDir: path.join(sourceDir, 'migrations'),
    }),
    hooks: { afterError: [sayDeadlock, sayRefusal, reportFault] },
    email: queuedMail(env),
    upload: { limits: { fileSize: maximumUploadBytes }, abortOnLimit: true, responseOnLimit: uploadRefusals.tooLarge.pt },
    sharp,
    onInit: async (payload) => {
      surviveLostConnections(payload);
      showPool(poolOf(payload));
      // Staff can work all the same, and each publication writes its own row; the site shows what it last had.
      await rebuildPublished(payload).catch((err) => payload.logger.error({ err, msg: 'the published documents are not up to date' }));
    },
    graphQL: { disable: true },
    telemetry: false,
    logger: { options: { level: env.LOG_LEVEL }, destination: process.stdout },
    typescript: { outputFile: path.join(sourceDir, 'payload-types.ts'), declare: false },
  });
