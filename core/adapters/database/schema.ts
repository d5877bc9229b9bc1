import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** The tables of schema `core`. Facts carry their time; a status is computed, never stored. */
export type Schema = {
  mails: {
    id: string;
    recipient: string;
    subject: string;
    html: string;
    text: string;
    created_at: Generated<Date>;
    sent_at: Date | null;
  };
  content_copies: {
    key: string;
    tags: string[];
    // pg would write an array as a PostgreSQL array, not as JSON: writers hand over the text.
    body: ColumnType<unknown, string, string>;
    saved_at: Generated<Date>;
  };
  redirect_hits: {
    redirect_id: number;
    hits: Generated<number>;
    last_hit_at: Date | null;
  };
  workflow_takeovers: {
    workflow_id: string;
    takeovers: number;
    last_taken_over_at: Generated<Date>;
  };
  consents: {
    id: GeneratedAlways<string>;
    visitor: string;
    purposes: string[];
    text_version: number;
    chosen_at: Generated<Date>;
  };
};
