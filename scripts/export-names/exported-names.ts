import { type Declaration, type ModuleItem, type Pattern, parse } from '@swc/core';

/** The names that a file exports of its own. What it passes on from another file is the same thing there, unless it gives it another name. */
export async function exportedNames(source: string, isTsx: boolean): Promise<string[]> {
  const { body } = await parse(source, { syntax: 'typescript', tsx: isTsx, decorators: false });
  const imported = new Set(body.flatMap(importedNames));
  return [...new Set(body.flatMap((item) => namesOf(item, imported)))];
}

const importedNames = (item: ModuleItem): string[] =>
  item.type === 'ImportDeclaration' ? item.specifiers.map((specifier) => specifier.local.value) : [];

function namesOf(item: ModuleItem, imported: Set<string>): string[] {
  if (item.type === 'ExportDeclaration') return declaredNames(item.declaration);
  if (item.type !== 'ExportNamedDeclaration') return [];
  return item.specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ExportSpecifier') return [];
    const isPassedOn = item.source !== null || imported.has(specifier.orig.value);
    const name = (specifier.exported ?? specifier.orig).value;
    return isPassedOn && name === specifier.orig.value ? [] : [name];
  });
}

function declaredNames(declaration: Declaration): string[] {
  switch (declaration.type) {
    case 'VariableDeclaration':
      return declaration.declarations.flatMap(({ id }) => boundNames(id));
    case 'ClassDeclaration':
    case 'FunctionDeclaration':
      return [declaration.identifier.value];
    case 'TsModuleDeclaration':
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
    case 'TsEnumDeclaration':
      return [declaration.id.value];
    default:
      throw new Error(`An export of a kind that this check does not know: ${JSON.stringify(declaration)}`);
  }
}

/** `export const { a, b: [c] } = …` exports a and c. */
function boundNames(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.value];
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? boundNames(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => {
        if (property.type === 'AssignmentPatternProperty') return [property.key.value];
        return boundNames(property.type === 'KeyValuePatternProperty' ? property.value : property.argument);
      });
    case 'AssignmentPattern':
      return boundNames(pattern.left);
    case 'RestElement':
      return boundNames(pattern.argument);
    default:
      return [];
  }
}
