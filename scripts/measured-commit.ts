import { spawnSync } from 'node:child_process';
import { root } from './stack/folders.ts';

/** What was measured, for the document that says so: what was written there before is no change of it. */
export function measuredCommit(document: string): string {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const isChanged = git('status', '--porcelain', '--', '.', `:!${document}`) !== '';
  return git('rev-parse', '--short', 'HEAD') + (isChanged ? '-dirty' : '');
}
