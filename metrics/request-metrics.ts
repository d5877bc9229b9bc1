import { Histogram, type Registry } from 'prom-client';

export type AnsweredRequest = { route: string; status: number; seconds: number };
type ObserveRequest = (request: AnsweredRequest) => void;

/** By the name or pattern of a route, never by a path: a path may name an illness or a patient. */
export function requestMetrics(registry: Registry): ObserveRequest {
  const requests = new Histogram({
    name: 'clinic_request_seconds',
    help: 'Answered requests by route and class of status. Stored pages of the site are counted in clinic_page_cache_answers_total alone.',
    labelNames: ['route', 'status'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  return ({ route, status, seconds }) => requests.observe({ route, status: `${Math.floor(status / 100)}xx` }, seconds);
}
