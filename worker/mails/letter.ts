/** What a mail says and in which order, before anybody decides between HTML and plain text. */
export type Letter = {
  subject: string;
  status: { tone: Tone; label: string };
  title: string;
  greeting: string;
  /** Also what mail programs show beside the subject. */
  lead: string;
  blocks: Block[];
  /** Why the reader gets this; where it is left out, because somebody asked for an appointment. */
  why?: string;
};

export type Tone = 'calm' | 'waiting' | 'good' | 'ended';

export type Row = { label: string; lines: string[]; struck?: boolean; link?: Link };
export type Link = { label: string; url: string };

export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'section'; title: string; text: string }
  | { kind: 'steps'; title: string; steps: string[] }
  | { kind: 'list'; title: string; items: string[] }
  | { kind: 'visit'; title: string; rows: Row[] }
  | { kind: 'payment'; by: { label: string; text: string }; values: { label: string; value: string }[] }
  | { kind: 'code'; label: string; value: string; note: string }
  | { kind: 'action'; link: Link; note?: string };
