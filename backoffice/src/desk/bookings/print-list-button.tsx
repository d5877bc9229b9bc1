'use client';

/** Printing is the browser's: without script its own command does the same. */
export const PrintListButton = ({ words }: { words: string }) => (
  <button type="button" className="desk-button desk-unprinted" onClick={() => window.print()}>
    {words}
  </button>
);
