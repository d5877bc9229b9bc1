import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { type S3ErrorCode, s3Error, s3List } from './s3-answers.ts';

type KeptObject = { bytes: Buffer; changedAt: Date };
type Method = 'GET' | 'PUT' | 'DELETE';

/** slowDown: 503 · cut: does what was asked, then breaks the connection · half: breaks it in the middle of the answer. */
type StorageFault = { kind: 'slowDown' | 'cut' | 'half'; method: Method; after?: number; times?: number };

type Options = { bucket: string; keyId: string /** So many on one page of a list. */; pageSize?: number };

/**
 * A storage that speaks as much S3 as the website uses: PutObject, GetObject with a range, ListObjectsV2 and DeleteObject, addressed by path.
 * Everything is in memory, so it serves tests and no rehearsal.
 */
export function objectStorageStandIn({ bucket, keyId, pageSize = 1_000 }: Options) {
  const objects = new Map<string, KeptObject>();
  /** What was asked for, for tests that count. */
  const calls: { method: string; name: string; range?: string | undefined }[] = [];
  const faults: Required<StorageFault>[] = [];
  const routes = new Hono<{ Bindings: HttpBindings }>();

  const takeFault = (method: string) => {
    const fault = faults.find((one) => one.method === method);
    if (!fault) return undefined;
    if (fault.after > 0) {
      fault.after -= 1;
      return undefined;
    }
    fault.times -= 1;
    if (fault.times <= 0) faults.splice(faults.indexOf(fault), 1);
    return fault.kind;
  };

  const list = (asked: URLSearchParams): Response => {
    const from = Buffer.from(asked.get('continuation-token') ?? '', 'base64url').toString();
    const names = [...objects.keys()].filter((name) => name.startsWith(asked.get('prefix') ?? '') && name > from).toSorted();
    const page = names.slice(0, Math.min(pageSize, Number(asked.get('max-keys') ?? pageSize)));
    const listed = page.flatMap((name) => {
      const kept = objects.get(name);
      return kept ? [{ name, bytes: kept.bytes.length, changedAt: kept.changedAt }] : [];
    });
    return s3List(bucket, listed, page.length < names.length ? Buffer.from(page.at(-1) ?? '').toString('base64url') : null);
  };
  const read = (name: string, range: string | undefined): Response => {
    const bytes = objects.get(name)?.bytes;
    if (!bytes) return s3Error('NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (!from || !to) return new Response(new Uint8Array(bytes));
    if (Number(from) >= bytes.length) return s3Error('InvalidRange');
    const stretch = bytes.subarray(Number(from), Number(to) + 1);
    const headers = { 'content-range': `bytes ${from}-${Number(from) + stretch.length - 1}/${bytes.length}` };
    return new Response(new Uint8Array(stretch), { status: 206, headers });
  };

  routes.all('/:bucket/:name{.*}?', async (context) => {
    const { req } = context;
    const sent = Buffer.from(await req.arrayBuffer());
    const refused = refusalOf(req.header('authorization'), req.header('x-amz-content-sha256'), sent, keyId);
    if (refused) return s3Error(refused);
    if (req.param('bucket') !== bucket) return s3Error('NoSuchBucket');
    const name = req.param('name') ?? '';
    calls.push({ method: req.method, name, range: req.header('range') });
    const answer = () => {
      switch (req.method) {
        case 'PUT':
          objects.set(name, { bytes: sent, changedAt: new Date() });
          return new Response(null, { headers: { etag: `"${createHash('md5').update(sent).digest('hex')}"` } });
        case 'DELETE':
          objects.delete(name);
          return new Response(null, { status: 204 });
        case 'GET':
          return name === '' ? list(new URL(req.url).searchParams) : read(name, req.header('range'));
        default:
          return s3Error('MethodNotAllowed');
      }
    };
    const fault = takeFault(req.method);
    if (fault === undefined) return answer();
    if (fault === 'slowDown') return s3Error('SlowDown');
    const { outgoing } = context.env;
    const whole = answer();
    if (fault === 'half') {
      const body = Buffer.from(await whole.arrayBuffer());
      outgoing.writeHead(whole.status, { ...Object.fromEntries(whole.headers), 'content-length': body.length });
      await new Promise((resolve) => outgoing.write(body.subarray(0, body.length / 2), resolve));
    }
    outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  });
  return {
    routes,
    objects,
    calls,
    fail: (fault: StorageFault) => faults.push({ after: 0, times: 1, ...fault }),
    repair: () => {
      faults.length = 0;
    },
  };
}

/** Whether the signature is right only the real one knows; here it must be there, of our key, over the hash of what was sent. */
function refusalOf(authorization = '', told = '', sent: Buffer, keyId: string): S3ErrorCode | null {
  const [, credential, headers = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[^/]+\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=[0-9a-f]{64}$/.exec(
      authorization,
    ) ?? [];
  if (!credential || !['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => headers.split(';').includes(name)))
    return 'AccessDenied';
  if (credential !== keyId) return 'InvalidAccessKeyId';
  return told === createHash('sha256').update(sent).digest('hex') ? null : 'XAmzContentSHA256Mismatch';
}
