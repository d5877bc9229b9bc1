import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { codegen } from '@graphql-codegen/core';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import { type DocumentNode, Kind, type OperationDefinitionNode, parse, print } from 'graphql';

const here = (path: string) => new URL(path, import.meta.url);
const readGraphql = (path: string) => parse(readFileSync(here(path), 'utf8'));

export const generatedFile = here('calls.generated.ts');

/** The calls of `calls.graphql` with their types, checked against the contract: a call that is not in the contract throws. */
export async function generateCalls(): Promise<string> {
  const contract = readGraphql('../../../contract/clinic.graphql');
  const document = readGraphql('calls.graphql');
  const written = await codegen({
    filename: generatedFile.pathname,
    schema: contract,
    documents: [{ location: 'calls.graphql', document }],
    config: {
      scalars: { Date: 'string', Time: 'string', DateTime: 'string' },
      strictScalars: true,
      enumType: 'string-literal',
      skipTypename: true,
      noExport: true,
    },
    plugins: [{ operationTypes: {} }, { errorCodes: {} }, { callTexts: {} }],
    pluginMap: {
      operationTypes,
      errorCodes: { plugin: () => errorCodes(contract) },
      callTexts: { plugin: () => operationsOf(document).map(callText).join('\n') },
    },
  });
  return inOurStyle(`${heading}\n\n${written.replace(ofDeferredAnswers, '')}`);
}

const heading = `// Written by \`pnpm --filter @clinic/core clinic-calls\` from contract/clinic.graphql and calls.graphql: change those instead.
import type { ClinicCall } from './clinic-call.ts';`;

/** Only for incremental delivery, which is not used here. */
const ofDeferredAnswers = /\/\*\* Internal type[^\n]*\n(?:export )?type Incremental<.*;\n/;

const operationsOf = (document: DocumentNode) => document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);

/** No field has this type, so no call generates it. */
function errorCodes(contract: DocumentNode): string {
  const enums = contract.definitions.filter((definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION);
  const codes = enums.find(({ name }) => name.value === 'ErrorCode')?.values ?? [];
  return `export type ErrorCode = ${codes.map(({ name }) => `'${name.value}'`).join(' | ')};`;
}

function callText(definition: OperationDefinitionNode): string {
  const name = definition.name?.value ?? '';
  const kind = definition.operation === 'mutation' ? 'Mutation' : 'Query';
  const constant = `${name[0]?.toLowerCase()}${name.slice(1)}Call`;
  return `export const ${constant}: ClinicCall<${name}${kind}, ${name}${kind}Variables> = { name: '${name}', text: \`${print(definition)}\` };`;
}

function inOurStyle(source: string): string {
  const biome = ['biome', 'check', '--write', '--unsafe', `--stdin-file-path=${generatedFile.pathname}`];
  const { status, stdout, stderr } = spawnSync('npx', biome, { input: source, encoding: 'utf8', cwd: here('../../..') });
  if (status !== 0) throw new Error(`biome refused the generated calls: ${stderr}`);
  return stdout;
}
