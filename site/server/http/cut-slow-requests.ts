import type { IncomingMessage, ServerResponse } from 'node:http';
import { uploadsPath } from '../../app/requests/documents/upload-protocol.ts';
import { isMultipart } from '../documents/read-multipart.ts';

/** A little more than for bodies that are read as a whole, so that we write the response to a slow one. */
const requestWithinMs = 22_000;
/** A phone that sends nothing for so long has lost its connection. */
const silentMs = 30_000;
const lookEveryMs = 5_000;

/**
 * Node has one time limit for all requests, which is that of files: they take longer than anything else, but are never silent for long. Every
 * other request must have arrived in time.
 */
export function cutSlowRequest(req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req;
  const isLong = isMultipart(req) || (req.url ?? '').startsWith(uploadsPath);
  const isOver = () => req.complete || socket.destroyed;
  let [seen, movedAt] = [socket.bytesRead, performance.now()];
  const look = setInterval(() => {
    if (isOver()) return clearInterval(look);
    const now = performance.now();
    if (isLong && socket.bytesRead > seen) [seen, movedAt] = [socket.bytesRead, now];
    if (now - movedAt > (isLong ? silentMs : requestWithinMs)) socket.destroy();
  }, lookEveryMs);
  look.unref();
  // Not on the connection, which serves many requests.
  res.once('close', () => isOver() && clearInterval(look));
}
