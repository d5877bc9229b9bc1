export type PaperKind = 'slip' | 'invoice' | 'preparation' | 'letter';

export type VisitPaper = {
  key: string;
  kind: PaperKind;
  /** Of a letter: its subject. */
  title: string | null;
  amountCents: number | null;
  /** Of a letter: when it was sent. */
  day: string | null;
  isNew: boolean;
  /** Null where there is nothing to download: the words of a letter are not kept. */
  to: string | null;
};

export type VisitPapers = {
  key: string;
  day: string;
  time: string;
  doctorName: string;
  typeName: string;
  otherName: string | null;
  papers: VisitPaper[];
};

export type PapersView = {
  visits: VisitPapers[];
  /** Whether the clinic's certified program gives us its invoices; without it they come on paper or by mail. */
  hasInvoices: boolean;
  counts: { past: number; future: number };
};
