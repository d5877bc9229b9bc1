/** The words of S3 that a program meets; each has its status. */
const statusOf = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  InvalidRange: 416,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  SlowDown: 503,
  XAmzContentSHA256Mismatch: 400,
} as const;
export type S3ErrorCode = keyof typeof statusOf;

const xml = (status: number, document: string) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${document}`, { status, headers: { 'content-type': 'application/xml' } });

export const s3Error = (code: S3ErrorCode): Response =>
  xml(statusOf[code], `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

type ListedObject = { name: string; bytes: number; changedAt: Date };

/** Names are ours, of letters, figures and strokes, so nothing in them needs another form in XML. */
export const s3List = (bucket: string, listed: readonly ListedObject[], nextFrom: string | null): Response =>
  xml(
    200,
    `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><KeyCount>${listed.length}</KeyCount>${
      nextFrom === null
        ? '<IsTruncated>false</IsTruncated>'
        : `<IsTruncated>true</IsTruncated><NextContinuationToken>${nextFrom}</NextContinuationToken>`
    }${listed
      .map(
        ({ name, bytes, changedAt }) =>
          `<Contents><Key>${name}</Key><LastModified>${inSeconds(changedAt)}</LastModified><Size>${bytes}</Size></Contents>`,
      )
      .join('')}</ListBucketResult>`,
  );

const inSeconds = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, '.000Z');
