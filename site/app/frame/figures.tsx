import type { ReactNode } from 'react';

const numbers = /(\d(?:[\d ./:-]*\d)?)/;

/** A line of text whose numbers are set in the face with the plain zero. */
export function Figures({ children }: { children: string }): ReactNode {
  return children.split(numbers).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text never change places.
      <span key={index} className="figures">
        {part}
      </span>
    ),
  );
}
