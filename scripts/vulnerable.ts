import { execFile } from 'node:child_process';
import { readAdvisories } from './packages/read-advisories.ts';
import { root } from './stack/folders.ts';

/**
 * `pnpm vulnerable`: whether a package that reaches an image has a serious known flaw. Ends with 1 where one has, and with 2 where the registry
 * does not answer, which proves nothing. A flaw that was looked at and does not touch us goes into `auditConfig` of pnpm-workspace.yaml, with its reason.
 */
const printed = await new Promise<string>((resolve) => {
  execFile('pnpm', ['audit', '--prod', '--json'], { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (_, stdout, stderr) =>
    resolve(stdout || stderr),
  );
});
const result = readAdvisories(printed);
if (result.asked) {
  for (const line of result.serious) console.log(line);
  console.log(`vulnerable: ${result.serious.length} serious, ${result.others} others`);
  if (result.serious.length > 0) process.exitCode = 1;
} else {
  console.log(`vulnerable: not run, the registry tells nothing (${result.why})`);
  process.exitCode = 2;
}
