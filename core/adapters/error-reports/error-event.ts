import { randomUUID } from 'node:crypto';
import type { LoggedProblem } from '../../logging/problems.ts';

export type ErrorEvent = {
  event_id: string;
  timestamp: string;
  platform: 'node';
  level: LoggedProblem['level'];
  environment: string;
  tags: { process: string };
  exception: { values: { type: string; value: string; stacktrace: { frames: Frame[] } }[] };
};
type Frame = { function: string; filename: string; lineno: number; in_app: boolean };

/** Of these V8 writes the message, about names in the program. What another error says may quote a form, a row or an address. */
const speakOfTheProgram = new Set(['TypeError', 'ReferenceError', 'RangeError']);
const maxFrames = 30;
const maxMessage = 200;

/** From an error to what may leave the house: its class, its code, where it happened, and the program's own sentence about it. */
export function errorEvent({ level, what, error }: LoggedProblem, about: { process: string; environment: string }): ErrorEvent {
  const { type, message, code, stack } = described(error);
  const told = [what, code, speakOfTheProgram.has(type) ? withoutQuotes(message.slice(0, 2 * maxMessage)) : ''].filter(Boolean).join(' · ');
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: new Date().toISOString(),
    platform: 'node',
    level,
    environment: about.environment,
    tags: { process: about.process },
    exception: { values: [{ type, value: told.slice(0, maxMessage), stacktrace: { frames: framesOf(stack) } }] },
  };
}

function described(error: unknown): { type: string; message: string; code: string; stack: string } {
  if (error instanceof Error) {
    const code = Reflect.get(error, 'code');
    return { type: typeName(error.name), message: error.message, code: codeName(code), stack: error.stack ?? '' };
  }
  // Logged as its stack, which begins with its class and message.
  const stack = typeof error === 'string' ? error : '';
  const [, type = 'Error', message = ''] = /^([A-Z]\w*)(?::\s*(.*))?$/.exec(stack.split('\n')[0] ?? '') ?? [];
  return { type: typeName(type), message, code: '', stack };
}

const typeName = (name: string): string => (/^[A-Z]\w{0,60}$/.test(name) ? name : 'Error');
const codeName = (code: unknown): string => (typeof code === 'string' && /^[A-Z\d_]{2,40}$/.test(code) ? code : '');

/** What stands in quotes may be a value, unless V8 names the property that it read; addresses and numbers go in any case. */
const withoutQuotes = (text: string): string =>
  text
    .replaceAll(/\w+:\/\/\S+/g, '…')
    .replaceAll(/"[^"]*"|`[^`]*`|«[^»]*»|“[^”]*”/g, '…')
    .replace(/( operator to search for .*? in ).*$/s, '$1…')
    .replaceAll(/(?<!\((?:reading|setting) )'[^']*'/g, '…')
    .replaceAll(/\S*@\S*|\d{3,}/g, '…');

/** Oldest first, as Sentry wants them. Of a file only its place within the program: the rest names a machine and its users. */
function framesOf(stack: string): Frame[] {
  const frames = stack.split('\n').flatMap((line): Frame[] => {
    const [, name = '', file = '', at = ''] = /^\s+at (?:(.*?) \()?((?:file:\/\/|node:|\/)[^\s()?]*?):(\d+):\d+\)?$/.exec(line) ?? [];
    if (!file) return [];
    const filename = file
      .replace(/^file:\/\//, '')
      .replace(/^.*\/node_modules\//, 'node_modules/')
      .replace(/^.*\/(?=(?:core|site|worker|backoffice|metrics)\/)/, '');
    const isOurs = !filename.startsWith('node_modules/') && !filename.startsWith('node:');
    return [
      {
        function: /^[\w.<>[\] $#]{1,80}$/.test(name) ? name : '?',
        filename: filename.replace(/^\/.*\//, ''),
        lineno: Number(at),
        in_app: isOurs,
      },
    ];
  });
  return frames.slice(0, maxFrames).reverse();
}
