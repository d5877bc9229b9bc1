import { giveReporter, type LoggedProblem } from '../../logging/problems.ts';
import type { ErrorReportSettings } from '../../settings/error-report-settings.ts';
import { type ErrorEvent, errorEvent } from './error-event.ts';

/** A storm of errors must not become a storm of reports: of each place in the program one a minute, and no more of all together than this. */
const perMinute = 20;
const atOnce = 5;
const deadlineMs = 4_000;

/** Reports of what nobody expected, to whatever speaks Sentry's envelopes (GlitchTip, Sentry). Without an address there are none. */
export function openErrorReports(process: string, settings: ErrorReportSettings & { DEPLOYMENT: string }): { close(): void } {
  const address = addressOf(settings.ERROR_REPORTS_DSN);
  if (!address) return { close: () => {} };
  const about = { process, environment: settings.DEPLOYMENT };
  let minute = 0;
  let seen = new Set<string>();
  let underWay = 0;
  const report = (problem: LoggedProblem): void => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, seen] = [now, new Set()];
    if (seen.size >= perMinute || underWay >= atOnce) return;
    const event = errorEvent(problem, about);
    const place = placeOf(event);
    if (seen.has(place)) return;
    seen.add(place);
    underWay += 1;
    // A report that does not arrive is lost: the log has it, and a report about a report would never end.
    send(address, event)
      .catch(() => {})
      .finally(() => (underWay -= 1));
  };
  giveReporter(report);
  return { close: () => giveReporter(undefined) };
}

const placeOf = ({ exception }: ErrorEvent): string => {
  const [first] = exception.values;
  const frame = first?.stacktrace.frames.at(-1);
  return `${first?.type} ${first?.value} ${frame?.filename}:${frame?.lineno}`;
};

type Address = { url: string; key: string };

/** `https://key@host/7` and `https://key@host/errors/7` lead to `…/api/7/envelope/`. */
function addressOf(dsn: string | undefined): Address | null {
  const url = dsn ? URL.parse(dsn) : null;
  const [, folder = '', project] = /^(.*)\/(\d+)$/.exec(url?.pathname ?? '') ?? [];
  return url && project ? { url: `${url.origin}${folder}/api/${project}/envelope/`, key: url.username } : null;
}

async function send({ url, key }: Address, event: ErrorEvent): Promise<void> {
  const lines = [{ event_id: event.event_id, sent_at: new Date().toISOString() }, { type: 'event' }, event];
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': `Sentry sentry_version=7, sentry_client=clinic/1, sentry_key=${key}`,
    },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
    signal: AbortSignal.timeout(deadlineMs),
    redirect: 'error',
  });
  await response.body?.cancel();
}
