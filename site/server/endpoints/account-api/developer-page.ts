import { escapeMarkup } from '../../http/escape-markup.ts';
import { apiEndpoints, apiPath } from './api-endpoints.ts';
import { allApiMessages } from './api-messages.ts';
import styles from './developer-page.css?raw';
import type { AccountEndpoint } from './endpoint.ts';
import { openApi } from './openapi.ts';
import { commonTroubles, troubleStatus } from './troubles.ts';

export const stylesPath = `${apiPath}/developers.css`;
export const developerStyles = styles;

type Described = {
  type?: string;
  enum?: string[];
  description?: string;
  properties?: Record<string, Described>;
  required?: string[];
  anyOf?: Described[];
};
type Operation = ReturnType<typeof openApi>['paths'][string]['post'];

const inline = (text: string) => escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>');
const kindOf = ({ type, enum: values, anyOf }: Described): string =>
  values?.map((value) => `“${value}”`).join(' | ') ?? type ?? anyOf?.map(kindOf).join(' | ') ?? 'any';

function fieldsOf({ properties = {}, required = [] }: Described, prefix = ''): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      const needed = required.includes(name) ? '' : ', optional';
      const about = field.description ? `<br>${inline(field.description)}` : '';
      return `<li><code>${prefix}${name}</code> <span>${escapeMarkup(kindOf(field))}${needed}</span>${about}</li>${fieldsOf(field, `${prefix}${name}.`)}`;
    })
    .join('');
}
const list = (title: string, schema: Described) => {
  const fields = fieldsOf(schema);
  return fields && `<h3>${title}</h3><ul>${fields}</ul>`;
};

function section(endpoint: AccountEndpoint, { requestBody, responses }: Operation): string {
  const dataOf = (status: 200 | 202) => {
    const described = responses[status]?.content['application/json'].schema as Described | undefined;
    return described?.properties?.['data'] ?? {};
  };
  const codes = endpoint.troubles.map((code) => `<li><b>${troubleStatus[code]}</b> <code>${code}</code></li>`).join('');
  return `<section><h2>${escapeMarkup(endpoint.summary)}</h2>
<p class="call">POST <code>${apiPath}${endpoint.path}</code></p>
<p>${inline(endpoint.description)}</p>
${list('Body', requestBody.content['application/json'].schema as Described)}
${list('200: <code>data</code>', dataOf(200))}${endpoint.pending ? list('202: <code>data</code>', dataOf(202)) : ''}
${codes && `<h3>Failures of its own</h3><ul>${codes}</ul>`}</section>`;
}

/** English alone: its readers write programs. */
export function developerPage(origin: string): string {
  const { info, paths } = openApi(origin);
  const sections = apiEndpoints.map((endpoint) => {
    const described = paths[`${apiPath}${endpoint.path}`];
    return described ? section(endpoint, described.post) : '';
  });
  const common = commonTroubles.map((code) => `<li><b>${troubleStatus[code]}</b> <code>${code}</code></li>`).join('');
  const messages = allApiMessages
    .map(({ en, pt }) => `<div><dt lang="en">${escapeMarkup(en)}</dt><dd lang="pt">${escapeMarkup(pt)}</dd></div>`)
    .join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${info.title}</title><link rel="stylesheet" href="${stylesPath}"></head>
<body><main><h1>${info.title}</h1>
<p>For programs that sign patients in. The same in a form that programs read: <a href="${apiPath}/openapi.json">OpenAPI 3.1</a>.</p>
<p>${inline(info.description)}</p>
<p>Every call is a POST with a JSON body of at most 16 KB. Every answer is <code>{"status":"success","data":…}</code> or <code>{"status":"error","message":…,"code":…}</code>; with the code <code>invalid</code> it names the fields.</p>
<p>An app has no cookies: the first answer to it holds <code>data.device</code>, 32 characters that name the installation, and after a sign-in <code>data.device_proof</code>. It keeps both as safely as its tokens and sends them as <code>device</code> and <code>device_proof</code>.</p>
<h2>Failures that every call may meet</h2><ul>${common}</ul>
<p>With 429 and 503 the header <code>Retry-After</code> says how many seconds to wait.</p>
${sections.join('\n')}
<section><h2>Messages</h2><p>In English, or in Portuguese for <code>"locale":"pt"</code> in the body or a caller whose <code>Accept-Language</code> prefers it.</p><dl>${messages}</dl></section>
</main></body></html>
`;
}
