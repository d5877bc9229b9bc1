import { Kind, OperationTypeNode, parse } from 'graphql';
import { z } from 'zod';

const bodySchema = z.object({ query: z.string(), operationName: z.string().nullish() });

/** The fields of Query or Mutation a request asks for; none when it cannot be read, which the server then says itself. */
export function askedOperations(body: string): string[] {
  try {
    const { query, operationName } = bodySchema.parse(JSON.parse(body));
    const definitions = parse(query).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
    const asked = operationName ? definitions.filter((definition) => definition.name?.value === operationName) : definitions;
    return asked
      .filter((definition) => definition.operation !== OperationTypeNode.SUBSCRIPTION)
      .flatMap((definition) => definition.selectionSet.selections)
      .flatMap((selection) => (selection.kind === Kind.FIELD ? [selection.name.value] : []));
  } catch {
    return [];
  }
}
