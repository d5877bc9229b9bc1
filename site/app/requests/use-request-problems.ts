import type { RequestProblemKind } from '@clinic/core/requests/form/request-problem';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { useMessages, useTranslations } from 'use-intl';
import type { Messages } from '../language/messages.server.ts';

/** `field` is the id of the field that it leads to. */
export type ShownProblem = { field: string; kind: RequestProblemKind | 'codeRequired' | 'codeWrong' | 'codeEnded'; name?: string };

/** What is about the whole form leads to its first field. */
const form = 'pedido';

type Own = Partial<Record<RequestKind, Partial<Record<ShownProblem['kind'], string>>>>;
type Hints = Partial<Record<ShownProblem['kind'], string>>;

/** Every problem in words, the same in the list above the form and beside the field; a form that names a field in its own words has its own for it. */
export function useRequestProblems(problems: readonly ShownProblem[], of?: RequestKind) {
  const t = useTranslations('requests.problems');
  const { requests } = useMessages() as unknown as Pick<Messages, 'requests'>;
  const [own, hints] = [requests.ownProblems as Own, requests.problemHints as Hints];
  const plain = (kind: ShownProblem['kind']) => (of && own[of]?.[kind]) ?? t(kind);
  const say = ({ kind, name }: ShownProblem) => (name ? t('namedDocument', { name, problem: plain(kind) }) : plain(kind));
  return {
    errors: problems.map((problem) => ({ field: problem.field === 'form' ? form : problem.field, message: say(problem) })),
    errorOf: (name: string): string | undefined => {
      const found = problems.filter(({ field }) => field === name).map(say);
      return found.length > 0 ? found.join(' ') : undefined;
    },
    /** How to write it, for whoever wrote it otherwise. */
    hintOf: (name: string): string | undefined => {
      const wrong = problems.find(({ field }) => field === name);
      return wrong && hints[wrong.kind];
    },
  };
}
