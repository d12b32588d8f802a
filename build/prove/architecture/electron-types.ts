import { type Expression, parseSync, type TSAsExpression, type TSTypeAssertion, Visitor } from "oxc-parser";
import type { Module } from "./read-modules.ts";

/** The code that Electron's own types must check: its tests and fakes may pretend. */
const checked = /^desktop\/(main|preload)\/(?!testing\/).*(?<!\.test)\.ts$/;
const standIn = "desktop/e2e/host/electron.ts";

/**
 * Returns where the desktop app hides an Electron API from its types: casts, comments that silence
 * the compiler, and declarations of its own. The lint rule `no-explicit-any` refuses any other
 * `any`.
 */
export function findHiddenElectronTypes(modules: readonly Module[]): string[] {
  return modules.filter(({ path }) => checked.test(path)).flatMap(({ path, text }) => {
    const { program, module, comments } = parseSync(path, text);
    const electrons = new Set(
      module.staticImports
        .filter(({ moduleRequest }) => moduleRequest.value === "electron")
        .flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
    );
    const found: string[] = [];
    const note = (start: number, end: number) => found.push(`${path}: ${text.slice(start, end)}`);
    const noteCast = ({ start, end, expression, typeAnnotation }: Cast) => {
      const target = text.slice(typeAnnotation.start, typeAnnotation.end);
      const isThroughUnknown = isCast(expression) && expression.typeAnnotation.type === "TSUnknownKeyword";
      const names = target.match(/[A-Za-z_]\w*/g) ?? [];
      const isElectrons = names.some((name) => electrons.has(name) || name === "Electron");
      const isAnything = ["TSAnyKeyword", "TSNeverKeyword"].includes(typeAnnotation.type);
      if (isThroughUnknown || isElectrons || isAnything) note(start, end);
    };
    for (const { value, start, end } of comments) if (/^[\s/*]*@ts-/.test(value)) note(start, end);
    new Visitor({
      TSAsExpression: noteCast,
      TSTypeAssertion: noteCast,
      TSModuleDeclaration: ({ start, end }) => void note(start, end),
    }).visit(program);
    return found;
  });
}

type Cast = TSAsExpression | TSTypeAssertion;
const isCast = (expression: Expression): expression is Cast =>
  expression.type === "TSAsExpression" || expression.type === "TSTypeAssertion";

/** Returns what the desktop app takes of Electron and the stand-in for its tests does not have. */
export function findMissingInStandIn(modules: readonly Module[]): string[] {
  const host = modules.find(({ path }) => path === standIn);
  if (!host) return [`${standIn} is missing`];
  const exported = new Set(
    parseSync(host.path, host.text).module.staticExports.flatMap(({ entries }) =>
      entries.map(({ exportName }) => exportName.name)
    ),
  );
  return modules.filter(({ path }) => checked.test(path) && !path.includes("/preload/")).flatMap(
    ({ path, text }) =>
      parseSync(path, text).module.staticImports
        .filter(({ moduleRequest }) => moduleRequest.value === "electron")
        .flatMap(({ entries }) => entries.filter(({ isType }) => !isType))
        .map(({ importName }) => importName.name)
        .filter((name) => !exported.has(name))
        .map((name) => `${path}: ${name}`),
  );
}
