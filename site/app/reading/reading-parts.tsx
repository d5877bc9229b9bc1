import { Fragment, type ReactNode } from 'react';
import { CallUs } from './call-us.tsx';
import { ReadingLayout } from './reading-layout.tsx';

export type ReadingPart = {
  id: string;
  /** Its name in the page's menu; a part without one belongs to the line above it. */
  menu?: string;
  /** Whether editors filled it in: an empty part is neither shown nor listed. */
  shown: boolean;
  body: ReactNode;
};

/** A page's parts in order, and its menu made of the same list. A page with hardly any text says whom to ask. */
export function ReadingParts({ parts }: { parts: ReadingPart[] }) {
  const shown = parts.filter((part) => part.shown);
  const sections = shown.flatMap(({ id, menu }) => (menu ? [{ id, title: menu }] : []));
  return (
    <ReadingLayout sections={sections}>
      {shown.map(({ id, body }) => (
        <Fragment key={id}>{body}</Fragment>
      ))}
      {sections.length < 2 && <CallUs />}
    </ReadingLayout>
  );
}
