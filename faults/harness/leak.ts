/** Loaded into one of our processes by `--import`: from this signal on it keeps memory, written to, as a leak does. */
const kept: Buffer[] = [];
const eachBytes = 50 * 1024 * 1024;
const atMost = 19;

process.on('SIGUSR2', () => {
  const timer = setInterval(() => {
    kept.push(Buffer.alloc(eachBytes, 1));
    if (kept.length === atMost) clearInterval(timer);
  }, 100);
});
