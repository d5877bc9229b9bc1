import type { Picture } from '@clinic/core/content/shapes/picture';
import type { CSSProperties } from 'react';

type Point = Picture['focalPoint'] | undefined;

/** `30% 20%`, as `object-position` takes it: the point stays in sight in whatever shape the picture is cut to. */
export const focalPosition = (point: Point): string | undefined => (point ? `${point.x}% ${point.y}%` : undefined);

/** For every rule that cuts a picture (`object-fit: cover`); without a point each cuts as it thinks best. */
export const focalPointStyle = (point: Point): CSSProperties | undefined =>
  point ? ({ '--focal-point': focalPosition(point) } as CSSProperties) : undefined;
