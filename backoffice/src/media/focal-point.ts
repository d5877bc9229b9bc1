import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload';

export type FocalPoint = { x: number; y: number };

const key = 'focalPoint';

const percent = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? Math.round(Math.min(Math.max(value, 0), 100)) : null;

/** Half a point is none: the picture is cut at its centre. */
export function pointIn({ focalX, focalY }: { focalX?: unknown; focalY?: unknown }): FocalPoint | null {
  const [x, y] = [percent(focalX), percent(focalY)];
  return x === null || y === null ? null : { x, y };
}

/**
 * Payload's own focal point makes every size anew under a name that browsers keep for ever, and takes the very edge (0) for the centre.
 * Here the point is only noted, before Payload looks at the file. A new file without a point has none: the old one meant another picture.
 */
export const noteFocalPoint: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args;
  const sent: Record<string, unknown> = args.data ?? {};
  const isSaid = 'focalX' in sent || 'focalY' in sent || Boolean(req.file);
  req.context[key] = isSaid ? pointIn(sent) : undefined;
  return args;
};

export const keepFocalPoint: CollectionBeforeChangeHook = ({ context, data }) => {
  const point = context[key] as FocalPoint | null | undefined;
  return point === undefined ? data : { ...data, focalX: point?.x ?? null, focalY: point?.y ?? null };
};
