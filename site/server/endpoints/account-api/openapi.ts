import { z } from 'zod';
import { accessCookieName } from '../../http/session-cookies.ts';
import { apiEndpoints, apiPath } from './api-endpoints.ts';
import { type AccountEndpoint, invalidField } from './endpoint.ts';
import { commonTroubles, retryAfterSeconds, type TroubleCode, troubleStatus } from './troubles.ts';

const describedAs = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { io });
  return described;
};

const json = (schema: z.ZodType, io: 'input' | 'output' = 'output') => ({ 'application/json': { schema: describedAs(schema, io) } });
const success = (data: z.ZodType) => z.object({ status: z.literal('success'), data });
const failure = (codes: readonly TroubleCode[]) =>
  z.object({
    status: z.literal('error'),
    message: z.string().describe('For people, in the caller’s language.'),
    code: z.enum(codes),
    ...(codes.includes('invalid') ? { fields: z.array(invalidField).optional() } : {}),
  });

/** By status, with the codes that each may have. */
function failuresOf({ troubles }: AccountEndpoint) {
  const codes = [...commonTroubles, ...troubles].toSorted((a, b) => troubleStatus[a] - troubleStatus[b]);
  return Object.entries(Object.groupBy(codes, (code) => troubleStatus[code])).map(([status, group = []]) => {
    const isLater = group.some((code) => retryAfterSeconds[code]);
    const headers = {
      ...(isLater && { 'Retry-After': integerHeader('Seconds to wait.') }),
      ...(status === '405' && { Allow: textHeader }),
    };
    return [status, { description: group.join(', '), headers, content: json(failure(group)) }] as const;
  });
}
const integerHeader = (description: string) => ({ description, required: true, schema: { type: 'integer' } });
const textHeader = { required: true, schema: { type: 'string' } };

const operationOf = (endpoint: AccountEndpoint) => ({
  operationId: endpoint.path.slice(1).replace(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase()),
  summary: endpoint.summary,
  description: endpoint.description,
  security: endpoint.needsSession ? [{ appToken: [] }, { browserCookie: [] }] : [{}, { appToken: [] }, { browserCookie: [] }],
  requestBody: { required: true, content: json(endpoint.body, 'input') },
  responses: {
    200: { description: 'Done.', content: json(success(endpoint.done)) },
    ...(endpoint.pending && { 202: { description: 'One more step is needed.', content: json(success(endpoint.pending)) } }),
    ...Object.fromEntries(failuresOf(endpoint)),
  },
});

/** Made from the schemas that check the calls, so that it cannot say anything else. */
export const openApi = (origin: string) => ({
  openapi: '3.1.0',
  info: {
    title: 'Account API',
    version: '1',
    description:
      'Calls with the site’s own Origin header come from a browser: tokens are cookies that script cannot read, and answers hold only `expires_in`. Calls without an Origin header come from an app: cookies are ignored, tokens are in the body and come back as `Authorization: Bearer`. Calls with any other Origin header are refused.',
  },
  servers: [{ url: origin }],
  paths: Object.fromEntries(apiEndpoints.map((endpoint) => [`${apiPath}${endpoint.path}`, { post: operationOf(endpoint) }])),
  components: {
    securitySchemes: {
      appToken: { type: 'http', scheme: 'bearer' },
      browserCookie: { type: 'apiKey', in: 'cookie', name: accessCookieName(origin) },
    },
  },
});
