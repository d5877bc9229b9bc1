import type { BackOffice } from '../load/back-office.ts';
import { isReference } from '../reference.ts';
import { toDocuments } from './mapping/old-documents.ts';
import type { MoveNote } from './notes.ts';
import { readRedirectsCsv } from './redirects-csv.ts';
import type { MoveInReport } from './report.ts';
import type { OldService } from './source/old-service.ts';
import { readOldContent } from './source/read-old-content.ts';
import { bringDocuments } from './writing/bring-documents.ts';
import { bringFiles } from './writing/bring-files.ts';
import { bringRedirects } from './writing/bring-redirects.ts';
import type { Memory } from './writing/memory.ts';
import { noteAbout, type Run } from './writing/run.ts';

type MoveIn = {
  service: OldService;
  backOffice: BackOffice;
  memory: Memory;
  isDryRun: boolean;
  /** The address of the old website, by which its texts may name its own pages. */
  oldSite: string | null;
  /** The content of a CSV file. */
  redirects: string | null;
};

/** Brings the old service's content into the back office. Whatever stops it is in the report; the next run continues. */
export async function moveIn({ service, backOffice, memory, isDryRun, oldSite, redirects }: MoveIn): Promise<MoveInReport> {
  const started = performance.now();
  const notes: MoveNote[] = [];
  const run: Run = { backOffice, memory, isDryRun, ids: new Map(), missing: new Set(), notes, tally: new Map() };
  let failure: string | null = null;
  try {
    const content = await readOldContent(service, noteAbout(run, service.address));
    const documents = toDocuments({ content, service: service.address, oldSite, notes });
    const used = keysIn(documents);
    for (const { key, name } of content.files) if (!used.has(key)) noteAbout(run, 'ficheiros')('unusedFile', name);
    tellGone(run, new Set([...documents.map(({ folder }) => folder), ...content.files.map(({ key }) => key)]));
    await bringFiles(
      run,
      service,
      content.files.filter(({ key }) => used.has(key)),
    );
    await bringDocuments(run, documents);
    if (redirects !== null) {
      const { redirects: lines, problems } = readRedirectsCsv(redirects);
      for (const problem of problems) noteAbout(run, 'CSV')('redirect', problem);
      await bringRedirects(run, lines);
    }
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
  }
  return { notes, tally: run.tally, isDryRun, seconds: (performance.now() - started) / 1000, failure };
}

/** Everything that the documents name. */
function keysIn(value: unknown): Set<string> {
  if (isReference(value)) return new Set([value.refersTo]);
  if (typeof value !== 'object' || value === null) return new Set();
  return new Set(Object.values(value).flatMap((inner) => [...keysIn(inner)]));
}

function tellGone(run: Run, there: Set<string>): void {
  for (const key of run.memory.keys()) if (!key.startsWith('redirects/') && !there.has(key)) noteAbout(run, key)('goneThere', '');
}
