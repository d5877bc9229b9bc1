import { isAbsolute } from 'node:path';
import { z } from 'zod';

export const documentsDir = z
  .string()
  .refine(isAbsolute, 'must be an absolute path')
  .describe('The folder for documents that patients send, each encrypted. Site, worker and back office share it; nobody else reads it.');

export const clamdSocket = z
  .string()
  .default('/var/run/clamav/clamd.ctl')
  .describe('The socket of the virus scanner: a path, or `host:port`. While nobody answers there, documents stay “not yet checked”.');

export const clamdMaxFileMb = z.coerce
  .number()
  .int()
  .min(1)
  .default(25)
  .describe(
    'Megabytes: the smallest of `StreamMaxLength`, `MaxFileSize` and `MaxScanSize` in clamd.conf. What is longer opens for a doctor only.',
  );
