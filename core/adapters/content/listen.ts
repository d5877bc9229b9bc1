import { listenTo } from '../database/listen-to.ts';
import { type ContentChange, contentChannel, parseContentChange } from './content-change.ts';

/** Listens for publications; calls back with null whenever a notice may have been missed, and once at the beginning. */
export const listenForContent = (databaseUrl: string, onChange: (change: ContentChange | null) => void) =>
  listenTo(databaseUrl, [contentChannel], (notice) => onChange(notice && parseContentChange(notice.payload)));
