/** Where a bucket is, and what opens it. */
export type BucketAccess = { url: string; bucket: string; region: string; keyId: string; secret: string };

type StoredObject = { name: string; bytes: number; changedAt: Date };

/** The four things that every storage which speaks S3 can do. */
export type Bucket = {
  list(beginning: string): AsyncGenerator<StoredObject, void>;
  /** Exactly this stretch, or an error: less would look like a document that was cut off. */
  read(name: string, at: number, length: number): Promise<Buffer>;
  write(name: string, bytes: Buffer): Promise<void>;
  remove(name: string): Promise<void>;
};

const connectWithinMs = 5_000;
/** From one sign of life to the next, and until an answer begins: 8 MB leave a server in less. */
const silentMs = 20_000;
const answerWithinMs = 60_000;

/** Loaded only where documents lie in a bucket: it takes a quarter of a second and 36 MB. */
async function connect({ url, region, keyId, secret }: BucketAccess) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint: url,
    region,
    credentials: { accessKeyId: keyId, secretAccessKey: secret },
    // A bucket in the name of the host needs names and certificates that only AWS has for everybody.
    forcePathStyle: true,
    // Newer checksums are unknown to many storages; the signature covers the hash of what is sent all the same.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would open a new connection for every piece.
    expectContinueHeader: false,
    retryMode: 'standard',
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: connectWithinMs,
      socketTimeout: silentMs,
      requestTimeout: answerWithinMs,
      throwOnRequestTimeout: true,
    },
  });
  return { sdk, client };
}

export function s3Bucket(access: BucketAccess): Bucket {
  const Bucket = access.bucket;
  const connected = connect(access);
  // Whoever uses it first is told.
  connected.catch(() => {});
  return {
    async *list(beginning) {
      const { sdk, client } = await connected;
      for (let from: string | undefined, isMore = true; isMore; ) {
        const page = await client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: beginning, ContinuationToken: from }));
        for (const { Key: name, Size: bytes = 0, LastModified: changedAt } of page.Contents ?? [])
          if (name && changedAt) yield { name, bytes, changedAt };
        from = page.NextContinuationToken;
        isMore = page.IsTruncated === true && from !== undefined;
      }
    },
    read: async (name, at, length) => {
      const { sdk, client } = await connected;
      const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key: name, Range: `bytes=${at}-${at + length - 1}` }));
      const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array();
      if (bytes.length !== length) throw new Error('the storage answered with another stretch than was asked for');
      return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    },
    write: async (name, bytes) => {
      const { sdk, client } = await connected;
      await client.send(new sdk.PutObjectCommand({ Bucket, Key: name, Body: bytes, ContentType: 'application/octet-stream' }));
    },
    // One by one: for many at once the storages disagree about which checksum they want.
    remove: async (name) => {
      const { sdk, client } = await connected;
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key: name }));
    },
  };
}
