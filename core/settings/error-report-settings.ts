import { z } from 'zod';
import { ofKind } from './setting-kinds.ts';

/** Of every process that reports what nobody expected. */
export const errorReportSettings = {
  ERROR_REPORTS_DSN: ofKind(
    'internalAddress',
    z.url({ protocol: /^https?$/ }).regex(/\/\/[\w-]+@.+\/\d+$/, 'must be https://key@host/number'),
  )
    .optional()
    .describe('Where unexpected errors are reported (GlitchTip, Sentry): `https://key@host/number`; without it they are only logged.'),
};

export type ErrorReportSettings = { ERROR_REPORTS_DSN?: string | undefined };
