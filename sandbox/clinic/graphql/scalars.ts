import { GraphQLScalarType, Kind } from 'graphql';
import { createGraphQLError } from 'graphql-yoga';

/** A text of one form; `settle` brings what is accepted into what is kept. */
function textScalar(name: string, form: RegExp, settle: (text: string) => string): GraphQLScalarType<string, string> {
  const parse = (value: unknown): string => {
    if (typeof value === 'string' && form.test(value) && isRealDay(value)) return settle(value);
    throw createGraphQLError(`${name} does not look like this`, { extensions: { code: 'BAD_USER_INPUT' } });
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: String,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : undefined),
  });
}

/** 30 February has the right form. */
function isRealDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
  if (!day) return true;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

const time = '(?:[01]\\d|2[0-3]):[0-5]\\d';

export const scalars = {
  Date: textScalar('Date', /^\d{4}-\d\d-\d\d$/, (text) => text),
  Time: textScalar('Time', new RegExp(`^${time}(?::[0-5]\\d)?$`), (text) => text.padEnd(8, ':00')),
  DateTime: textScalar('DateTime', new RegExp(`^\\d{4}-\\d\\d-\\d\\d[ T]${time}:[0-5]\\d$`), (text) => text.replace('T', ' ')),
};
