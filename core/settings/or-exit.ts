/** Whoever starts a process with wrong settings wants the list of them, not a stack. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}
