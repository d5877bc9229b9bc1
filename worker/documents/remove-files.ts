import type { Database } from '@clinic/core/adapters/database/database';
import type { DocumentFiles } from '@clinic/core/documents/document-ports';
import { sql } from 'kysely';

/** Longer than any file takes to arrive and to get its row. */
const untouchedMs = 24 * 3_600_000;

/** Files whose row, and with it their key, is gone: nobody can read them, and now they do not lie there any more. */
export async function removeFilesWithoutRow(db: Database, files: DocumentFiles): Promise<number> {
  const old = await files.olderThan(new Date(Date.now() - untouchedMs));
  if (old.length === 0) return 0;
  const { rows } = await sql<{ blob: string }>`select blob::text from core.documents where blob = any(${old}::uuid[])`.execute(db);
  const kept = new Set(rows.map(({ blob }) => blob));
  const orphans = old.filter((blob) => !kept.has(blob));
  for (const blob of orphans) await files.remove(blob);
  return orphans.length;
}
