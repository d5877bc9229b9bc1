import type { ReactNode } from 'react';
import { useMessages } from 'use-intl';
import { useIsDocument } from './document-page.ts';
import type { IslandName } from './parts.ts';
import { pickMessages } from './pick-messages.ts';

type Props = {
  name: IslandName;
  /** What the part is given again in the browser: as JSON, so nothing that was rendered. */
  props: object;
  /** The messages it uses: `['components.carousel']`. */
  words: readonly string[];
  /** Woken when it comes near the window, for what moves by itself or shows buttons; otherwise when somebody touches it. */
  whenNear?: boolean;
  /** The part itself. */
  children: ReactNode;
};

/**
 * A part of a document that moves. It is rendered with the page; in the browser wake-islands.ts hydrates it alone, when it is needed. On a
 * page that hydrates whole it is a child like any other. A part knows no router and no loader, and takes its ids as props: `useId` would
 * give others to a tree of its own.
 */
export function Island({ name, props, words, whenNear, children }: Props) {
  const isDocument = useIsDocument();
  const messages = useMessages();
  if (!isDocument) return children;
  const start = { messages: pickMessages(messages, words), props };
  return (
    <div data-island={name} data-near={whenNear || undefined} data-start={JSON.stringify(start)}>
      {children}
    </div>
  );
}
