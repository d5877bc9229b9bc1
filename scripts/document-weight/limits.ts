import { medianOf } from '../median.ts';

/** What one page cost before a touch. `…Beyond`: more than its twin, the same page without its scripts, in the same run. */
export type Cost = { kind: string; scriptBytes: number; htmlBytes: number; longTasksBeyondMs: number; processorBeyondMs: number };

/** Search results hydrate whole. */
const hydrated = new Set(['search']);
/** The longest pages, and those that most visitors come for. */
const ofProblems = new Set(['problem', 'other-diseases']);
const limits = { scriptKb: 25, htmlKbOfProblems: 14, longTasksBeyondMs: 60, processorBeyondMs: 60 };

export const inKb = (bytes: number): number => Math.round(bytes / 102.4) / 10;

/** The limits that a page is over, by name. */
export function limitsBroken({ kind, scriptBytes, htmlBytes, longTasksBeyondMs, processorBeyondMs }: Cost): string[] {
  if (hydrated.has(kind)) return [];
  return Object.entries({
    script: scriptBytes > limits.scriptKb * 1024,
    HTML: ofProblems.has(kind) && htmlBytes > limits.htmlKbOfProblems * 1024,
    'long tasks': longTasksBeyondMs > limits.longTasksBeyondMs,
    processor: processorBeyondMs > limits.processorBeyondMs,
  }).flatMap(([name, isBroken]) => (isBroken ? [name] : []));
}

/** What `.ci/nightly` keeps. */
export function documentFigures(pages: Cost[]): string {
  const documents = pages.filter(({ kind }) => !hydrated.has(kind));
  const all = (figure: Exclude<keyof Cost, 'kind'>, of = documents) => of.map((page) => page[figure]);
  const scripts = all('scriptBytes');
  const problems = documents.filter(({ kind }) => ofProblems.has(kind));
  return [
    `documents: script at most ${inKb(Math.max(0, ...scripts))} KB before a touch (median ${inKb(medianOf(scripts))})`,
    `HTML of problem pages at most ${inKb(Math.max(0, ...all('htmlBytes', problems)))} KB`,
    `beyond the page without script: long tasks ${Math.round(medianOf(all('longTasksBeyondMs')))} ms, processor ${Math.round(medianOf(all('processorBeyondMs')))} ms (medians)`,
    `${pages.filter((page) => limitsBroken(page).length > 0).length} of ${pages.length} pages over a limit`,
  ].join(', ');
}
