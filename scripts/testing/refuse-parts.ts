import childProcess, { ChildProcess } from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

/**
 * Loaded before the pure tests, which all share one process: one that listens, connects or starts a program would leave it behind for
 * the others, so it is refused here and has its own process as an integration test.
 */
const refuse = (what: string) => (): never => {
  throw new Error(`A pure test may not ${what}: name the file *.integration.test.ts, then it gets a process of its own.`);
};

net.Socket.prototype.connect = refuse('open a connection');
net.Server.prototype.listen = refuse('listen on a port');
Object.assign(ChildProcess.prototype, { spawn: refuse('start a program') });
for (const start of ['spawnSync', 'execFileSync', 'execSync'] as const) childProcess[start] = refuse('start a program');
syncBuiltinESMExports();
