/** What patients may send, told by the content of a file and never by its name. */
export const documentKinds = ['pdf', 'jpeg', 'png', 'heic', 'dicom', 'zip'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Why a file could not be examined: for the doctor who decides whether to open it. */
export const unscannableReasons = [
  ...(['overLimit', 'damaged', 'tookTooLong', 'scannerBroke'] as const),
  ...(['archiveBroken', 'archiveTooLarge', 'archiveLocked'] as const),
] as const;
export type UnscannableReason = (typeof unscannableReasons)[number];

/** A file that somebody sent with a form. Facts carry their time; the state is worked out. */
export type Document = {
  id: string;
  /** Null until the form is sent. */
  requestId: string | null;
  /** As the sender's computer named it. */
  name: string;
  kind: DocumentKind | null;
  sizeBytes: number;
  startedAt: Date;
  /** All of it has arrived. */
  receivedAt: Date | null;
  /** Where it was taken is no longer in it: photographs only. */
  strippedAt: Date | null;
  cleanAt: Date | null;
  threatFoundAt: Date | null;
  unscannableAt: Date | null;
  unscannableReason: UnscannableReason | null;
};

export type DocumentState = 'receiving' | 'notYetChecked' | 'clean' | 'unscannable' | 'threat';

type Facts = Pick<Document, 'receivedAt' | 'cleanAt' | 'threatFoundAt' | 'unscannableAt'>;

/** The worse finding counts: nothing that was once found becomes clean again. */
export function documentState({ receivedAt, cleanAt, threatFoundAt, unscannableAt }: Facts): DocumentState {
  if (threatFoundAt) return 'threat';
  if (unscannableAt) return 'unscannable';
  if (cleanAt) return 'clean';
  return receivedAt ? 'notYetChecked' : 'receiving';
}

/** The scanner is asked every five minutes: what still waits after a quarter of an hour waits for a scanner that is away. */
const scanOverdueAfterMs = 15 * 60_000;
export const isCheckOverdue = (document: Facts, now: Date): boolean =>
  documentState(document) === 'notYetChecked' && now.getTime() - (document.receivedAt?.getTime() ?? 0) > scanOverdueAfterMs;

/** Photographs tell where they were taken. */
const photographs: readonly DocumentKind[] = ['jpeg', 'png', 'heic'];
export const isPhotograph = (kind: DocumentKind | null): boolean => kind !== null && photographs.includes(kind);

const extensions: Record<DocumentKind, readonly [string, ...string[]]> = {
  pdf: ['pdf'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  heic: ['heic', 'heif'],
  dicom: ['dcm', 'dicom'],
  zip: ['zip'],
};

export const mediaTypes: Record<DocumentKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  heic: 'image/heic',
  dicom: 'application/dicom',
  zip: 'application/zip',
};

/** For the browser's chooser. */
export const acceptedEndings = documentKinds.flatMap((kind) => extensions[kind].map((ending) => `.${ending}`)).join(',');

const longestStem = 120;

/** Without folders and control characters; it ends as its content asks, so that no program is started by an ending. */
export function savedName(name: string, kind: DocumentKind): string {
  const bare = (name.split(/[/\\]/).at(-1) ?? '').replace(/[\p{Cc}\p{Cf}"]/gu, '').trim();
  const ending = /\.([A-Za-z0-9]{1,8})$/.exec(bare)?.[1]?.toLowerCase();
  const fits = ending !== undefined && extensions[kind].includes(ending);
  const stem = (fits ? bare.slice(0, -ending.length - 1) : bare).slice(0, longestStem) || 'documento';
  return `${stem}.${fits ? ending : extensions[kind][0]}`;
}
