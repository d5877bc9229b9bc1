import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Locale } from '../../kernel/locale.ts';
import type { MailAttachment } from '../../mail/mail.ts';

/** The tables of schema `core`. Facts carry their time; a status is computed, never stored. */
export type Schema = {
  mails: {
    id: string;
    recipient: string;
    subject: string;
    html: string;
    text: string;
    // As below: the writer hands over the text, the reader gets the list.
    attachments: ColumnType<MailAttachment[], string | undefined, string>;
    booking_id: string | null;
    request_id: Generated<string | null>;
    created_at: Generated<Date>;
    sent_at: Date | null;
  };
  /** What visitors may see, in all languages. Only the back office writes it. */
  published_documents: {
    collection: string;
    id: string;
    body: Record<string, unknown>;
    model: string;
    changed_at: Generated<Date>;
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
  /** One row per page and language; the columns of words are what is searched, the rest is what is shown. */
  search_documents: {
    id: GeneratedAlways<string>;
    locale: Locale;
    collection: string;
    document_id: string;
    kind: string;
    title: string;
    path: string;
    summary: string;
    headings: string;
    body: string;
    shown_from: Date | null;
    plain_body: string;
    title_words: string;
    heading_words: string;
    words: string;
    indexed_at: Generated<Date>;
  };
  search_vocabulary: {
    locale: Locale;
    word: string;
  };
  search_synonyms: {
    locale: Locale;
    phrase: string;
    alternatives: string[];
  };
  /** Published or withdrawn, and not yet followed by the index. */
  search_changes: {
    collection: string;
    document_id: string;
    changed_at: Generated<Date>;
  };
  /** A document publishes, withdraws or shows itself at `due_at`, unless one of the other times is filled in. */
  scheduled_changes: {
    id: string;
    collection: string;
    document_id: number;
    action: 'publish' | 'withdraw' | 'appear';
    due_at: Date;
    created_at: Generated<Date>;
    cancelled_at: Date | null;
    done_at: Date | null;
    refused_at: Date | null;
  };
  /** `subject` is a keyed digest of who or what is counted. */
  rate_limits: {
    subject: Buffer;
    uses: number;
    ends_at: Date;
  };
  /** `account` is a keyed digest of what was typed: whether such an account exists plays no part. */
  login_attempts: {
    id: GeneratedAlways<string>;
    address: string;
    account: string;
    place_is_device: Generated<boolean>;
    attempted_at: Generated<Date>;
  };
};
