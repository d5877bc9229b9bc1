/** What a mail says and in which order, before anybody decides between HTML and plain text. */
export type Letter = {
  subject: string;
  status: { tone: Tone; label: string };
  title: string;
  greeting: string;
  /** Also what mail programs show beside the subject. */
  lead: string;
  blocks: LetterBlock[];
  /** What the clinic helps with; where it is left out, with the visit. */
  help?: string;
  /** Why the reader gets this; where it is left out, because somebody asked for an appointment. */
  why?: string;
  /** Where the reader ends it, for letters that come again. */
  leave?: LetterLink;
};

export type Tone = 'calm' | 'waiting' | 'good' | 'ended';

export type LetterFact = { label: string; lines: string[]; struck?: boolean; link?: LetterLink };
export type LetterLink = { label: string; url: string };

export type LetterBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'section'; title: string; text: string }
  | { kind: 'steps'; title: string; steps: string[] }
  | { kind: 'list'; title: string; items: string[] }
  | { kind: 'facts'; title: string; rows: LetterFact[] }
  | { kind: 'payment'; by: { label: string; text: string }; values: { label: string; value: string }[] }
  | { kind: 'code'; label: string; value: string; note: string }
  | { kind: 'action'; link: LetterLink; note?: string };
