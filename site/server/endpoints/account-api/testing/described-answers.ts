import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { apiEndpoints } from '../api-endpoints.ts';
import { openApi } from '../openapi.ts';

const { paths } = openApi('https://clinica.exemplo.pt');
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
const known = new Map<string, ValidateFunction>();

type Answered = { schema: object; headers: string[] };
function describedAnswer(path: string, status: number): Answered | null {
  const responses: Record<string, { content: { 'application/json': { schema: object } }; headers?: object }> =
    paths[`/api/account${path}`]?.post.responses ?? {};
  const described = responses[status];
  return described ? { schema: described.content['application/json'].schema, headers: Object.keys(described.headers ?? {}) } : null;
}

function problemsWith(path: string, status: number, json: unknown): string[] {
  const described = describedAnswer(path, status);
  if (!described) return [`${path} must not answer ${status}`];
  const key = `${path} ${status}`;
  const validate = known.get(key) ?? ajv.compile(described.schema);
  known.set(key, validate);
  return validate(json) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${key} ${instancePath} ${message}`);
}

/** Reads an answer, and throws where it is not one that the description promises. */
export async function openAnswer(path: string, response: Response) {
  const { status, headers } = response;
  const text = await response.text();
  const json = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  if (text !== '' && apiEndpoints.some((endpoint) => endpoint.path === path)) {
    const missing = describedAnswer(path, status)?.headers.filter((name) => !headers.has(name)) ?? [];
    const problems = [...problemsWith(path, status, json), ...missing.map((name) => `${path} ${status} without ${name}`)];
    if (problems.length > 0) throw new Error(`not as described: ${problems.join('; ')}: ${text}`);
  }
  if (headers.get('cache-control') !== 'no-store') throw new Error(`${path} may be kept`);
  const data = (json['data'] ?? {}) as Record<string, unknown>;
  return { status, headers, json, data, message: json['message'], code: json['code'], fields: json['fields'], cookies: jar(headers) };
}

/** As a browser sends them back: what was cleared is gone. */
function jar(headers: Headers): string {
  const kept = headers.getSetCookie().filter((cookie) => !cookie.includes('Max-Age=0'));
  return kept.map((cookie) => cookie.split(';')[0]).join('; ');
}
