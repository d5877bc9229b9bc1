import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StripFailed, type StripLocation } from '../../documents/check-document.ts';

/** A photograph of 50 MB takes seconds. */
const withinMs = 120_000;

/** Everything that a camera wrote beside the picture goes; how it is to be turned, and its colours, stay. */
const options = ['-q', '-q', '-all=', '-tagsfromfile', '@', '-Orientation', '-ICC_Profile', '-o', '-', '-'];

/** Debian's exiftool, through its standard input and output: no photograph lies readable on a disk. */
export const exiftool: StripLocation = async function* (photograph) {
  // Without settings of ours: a photograph that finds a fault in the program finds no key beside it.
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' };
  const child = spawn('exiftool', options, { stdio: ['pipe', 'pipe', 'ignore'], timeout: withinMs, killSignal: 'SIGKILL', env });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code));
  });
  const fed = pipeline(Readable.from(photograph), child.stdin).catch((error: NodeJS.ErrnoException) => error);
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer;
  } finally {
    child.kill('SIGKILL');
  }
  const trouble = await fed;
  // It may stop reading before the end. A file that does not open, or does not come, is another matter, of which exiftool knows nothing.
  if (trouble && trouble.code !== 'EPIPE' && trouble.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw trouble;
  if ((await ended) !== 0) throw new StripFailed('exiftool could not read a photograph');
};
