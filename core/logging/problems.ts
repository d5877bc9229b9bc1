/** Something unexpected, as it was logged. `what` is the program's own sentence; `error` may hold anything and is cut down by whoever reports it. */
export type LoggedProblem = { level: 'error' | 'fatal'; what: string; error: unknown };
type ReportProblem = (problem: LoggedProblem) => void;

/** On the process itself, as the tracing is (`spans.ts`): bundles of one process share nothing else. */
const place = Symbol.for('clinic.problems');
const holder = globalThis as { [place]?: ReportProblem | undefined };

export const giveReporter = (report: ReportProblem | undefined): void => {
  holder[place] = report;
};

export const reportProblem: ReportProblem = (problem) => holder[place]?.(problem);
