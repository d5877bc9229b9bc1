/** What a mail server reports of one letter, in the code of RFC 3463. */
export type DeliveryFailure = { status: string };

type Fields = ReadonlyMap<string, string>;

/**
 * The machine's part of a report (RFC 3464): fields about the report, then fields about each recipient. Null where nothing has failed: a
 * letter that is late, was passed on or has arrived.
 */
export function readDeliveryReport(text: string): DeliveryFailure | null {
  const failed = text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .map(readFields)
    .find((fields) => /^failed\b/i.test(fields.get('action') ?? ''));
  return failed ? { status: statusOf(failed) } : null;
}

function readFields(group: string): Fields {
  const unfolded = group.replaceAll(/\n[ \t]+/g, ' ');
  return new Map(
    unfolded.split('\n').flatMap((line) => {
      const [, name = '', value = ''] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
      return name ? [[name.toLowerCase(), value.trim()] as const] : [];
    }),
  );
}

const code = /\b([45]\.\d{1,3}\.\d{1,3})\b/;

/** Many servers write a general status and the true one only in the words of the server that refused. */
function statusOf(fields: Fields): string {
  const [stated, quoted] = ['status', 'diagnostic-code'].map((name) => code.exec(fields.get(name) ?? '')?.[1]);
  if (stated && !stated.endsWith('.0.0')) return stated;
  return quoted ?? stated ?? '5.0.0';
}
