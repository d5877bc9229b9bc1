import { REST_DELETE, REST_GET, REST_OPTIONS, REST_PATCH, REST_POST, REST_PUT } from '@payloadcms/next/routes';
import { retryDeadlocks } from '../../../../database/retry-deadlocks.ts';
import config from '../../../../payload.config.ts';

export const GET = REST_GET(config);
export const POST = retryDeadlocks(REST_POST(config));
export const DELETE = retryDeadlocks(REST_DELETE(config));
export const PATCH = retryDeadlocks(REST_PATCH(config));
export const PUT = retryDeadlocks(REST_PUT(config));
export const OPTIONS = REST_OPTIONS(config);
