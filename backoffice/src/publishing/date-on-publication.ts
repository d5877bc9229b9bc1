import type { FieldHook, TypeWithID } from 'payload';

/** Readers and lists go by an article's date; one that was published without any is dated by that moment. */
export const dateOnPublication: FieldHook<TypeWithID, unknown, { _status?: unknown }> = ({ siblingData, value }) =>
  value || siblingData._status !== 'published' ? value : new Date().toISOString();
