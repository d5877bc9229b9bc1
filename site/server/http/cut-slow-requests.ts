import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadsPath } from '../../app/requests/documents/upload-protocol.ts';
import { isMultipart } from '../documents/read-multipart.ts';

const usualLimits = {
  /** A little more than for bodies that are read as a whole, so that we write the response to a slow one. */
  requestWithinMs: 22_000,
  /** A phone from which so little comes in this time, two kilobytes a second, has lost its connection. */
  slowMs: 30_000,
  leastBytes: 64 * 1024,
  lookEveryMs: 5_000,
};

/**
 * Node has one time limit for all requests, which is that of files: they take longer than anything else, but are never nearly silent for long.
 * Every other request must have arrived in time.
 */
export function cutSlowRequest(req: IncomingMessage, res: ServerResponse, limits = usualLimits): void {
  const { requestWithinMs, slowMs, leastBytes, lookEveryMs } = limits;
  const { socket } = req;
  const isLong = isMultipart(req) || (req.url ?? '').startsWith(uploadsPath);
  const isOver = () => req.complete || socket.destroyed;
  let [seen, movedAt] = [socket.bytesRead, performance.now()];
  const look = setInterval(() => {
    if (isOver()) return clearInterval(look);
    const now = performance.now();
    if (isLong && socket.bytesRead - seen >= leastBytes) [seen, movedAt] = [socket.bytesRead, now];
    if (now - movedAt > (isLong ? slowMs : requestWithinMs)) socket.destroy();
  }, lookEveryMs);
  look.unref();
  // Not on the connection, which serves many requests.
  res.once('close', () => isOver() && clearInterval(look));
}
