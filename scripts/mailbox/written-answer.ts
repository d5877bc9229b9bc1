import { randomUUID } from 'node:crypto';

type Answer = {
  to: string;
  text?: string;
  from?: string;
  subject?: string;
  messageId?: string;
  headers?: readonly string[];
  /** Names of files; what is in them nobody reads. */
  files?: readonly string[];
  html?: string;
};

/** For tests: an answer as a mail program sends it, with our letter quoted below. */
export function writtenAnswer({ to, text = 'Posso levar a minha filha?', ...more }: Answer): string {
  const { from = 'ana@exemplo.pt', subject = 'Re: Consulta marcada', messageId = `<${randomUUID()}@exemplo.pt>` } = more;
  const { headers = [], files = [], html } = more;
  const boundary = `part-${randomUUID()}`;
  const body = html ?? `${text}\r\n\r\nEm 19/11/2026, às 10:00, Instituto escreveu:\r\n\r\n> A sua consulta está marcada.\r\n`;
  const part = (type: string, ...lines: string[]) => [`--${boundary}`, `Content-Type: ${type}`, ...lines, ''];
  return [
    `From: Ana <${from}>`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: ${messageId}`,
    'MIME-Version: 1.0',
    ...headers,
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    ...part(html ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8', '', body),
    ...files.flatMap((name) =>
      part('image/jpeg', `Content-Disposition: attachment; filename="${name}"`, 'Content-Transfer-Encoding: base64', '', 'AAAA'),
    ),
    `--${boundary}--`,
    '',
  ].join('\r\n');
}
