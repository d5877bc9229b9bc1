import { createContext, data, type RouterContextProvider } from 'react-router';
import { pageContext } from './page-context.ts';

/** The status that a form ended with, when it ended badly. */
export const actionFailure = createContext<number | null>(null);

type Arguments = { context: Readonly<RouterContextProvider> };

/**
 * What an action throws is shown without the page's frame, because no loader runs after it. So it is caught and noted, and the
 * first line of the page's own loader throws it again: then the menu, the phone number and the language are there.
 */
export const framed =
  <A extends Arguments, R>(act: (given: A) => Promise<R>) =>
  async (given: A) => {
    try {
      return await act(given);
    } catch (thrown) {
      if (thrown instanceof Response) throw thrown;
      const status = statusOf(thrown);
      if (status === null) given.context.get(pageContext).report(thrown);
      given.context.set(actionFailure, status ?? 500);
      return data(null, { status: status ?? 500 });
    }
  };

/** Of what `data()` makes; an error that nobody meant has none. */
function statusOf(thrown: unknown): number | null {
  if (typeof thrown !== 'object' || thrown === null || !('init' in thrown)) return null;
  const { init } = thrown as { init: ResponseInit | null };
  return init?.status ?? 200;
}
