import { advertisingRule } from './advertising-rule.ts';
import { alternativeTextRule } from './alternative-text-rule.ts';
import { otherLanguageRule } from './other-language-rule.ts';
import type { CheckedPublication, PublishError, PublishRule } from './publish-rule.ts';
import { signedTextRule } from './signed-text-rule.ts';

const commonRules: PublishRule[] = [alternativeTextRule, advertisingRule, otherLanguageRule, signedTextRule];

/** One rule after the other: inside a transaction there is only one connection. */
export async function refusalsOf(rules: PublishRule[], publication: CheckedPublication): Promise<PublishError[]> {
  const refusals: PublishError[] = [];
  for (const rule of [...rules, ...commonRules]) refusals.push(...(await rule(publication)));
  return refusals;
}
