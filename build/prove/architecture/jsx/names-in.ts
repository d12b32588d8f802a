import {
  type ArrowFunctionExpression,
  type Expression,
  type Function as FunctionNode,
  type parseSync,
  type Statement,
  type TSType,
  type VariableDeclarator,
  Visitor,
} from "oxc-parser";

export type Program = ReturnType<typeof parseSync>["program"];
type AnyFunction = FunctionNode | ArrowFunctionExpression;

/** The values of the names that stand in a file's JSX. */
export interface Names {
  /** Names that were given an expression, or elements by their type. */
  readonly values: ReadonlyMap<string, readonly (Expression | "elements")[]>;
  /** The returned values of functions with a name; null for a return without a value. */
  readonly functions: ReadonlyMap<string, readonly (Expression | null)[]>;
  /** Names from other modules: such a value stays. */
  readonly imported: ReadonlySet<string>;
  /** Components that render nothing at times, or now one element and now another. */
  readonly fleeting: ReadonlySet<string>;
}

export function collectNames(program: Program): Names {
  const values = new Map<string, (Expression | "elements")[]>();
  const functions = new Map<string, readonly (Expression | null)[]>();
  const imported = new Set<string>();
  const add = (name: string, value: Expression | "elements") =>
    values.set(name, [...(values.get(name) ?? []), value]);
  new Visitor({
    ImportDeclaration: ({ specifiers }) => specifiers.forEach(({ local }) => imported.add(local.name)),
    FunctionDeclaration: (node) => {
      if (node.id) functions.set(node.id.name, collectReturns(node));
    },
    VariableDeclarator: ({ id, init }) => {
      if (!init) return;
      if (id.type === "ObjectPattern" && init.type === "Identifier" && imported.has(init.name)) {
        partsOf(id).forEach((name) => imported.add(name));
      }
      if (id.type !== "Identifier") return;
      const made = functionIn(init);
      if (made) functions.set(id.name, collectReturns(made));
      else add(id.name, init);
    },
    AssignmentExpression: ({ left, right }) => {
      if (left.type === "Identifier") add(left.name, right);
    },
    TSPropertySignature: ({ key, typeAnnotation }) => {
      if (key.type === "Identifier" && typeAnnotation && isElements(typeAnnotation.typeAnnotation)) {
        add(key.name, "elements");
      }
    },
  }).visit(program);
  return { values, functions, imported, fleeting: new Set() };
}

/** The names that `const { a, b } = …` makes. */
function partsOf({ properties }: Extract<VariableDeclarator["id"], { type: "ObjectPattern" }>): string[] {
  return properties.flatMap((one) =>
    one.type === "Property" && one.value.type === "Identifier" ? [one.value.name] : []
  );
}

export function isFunction(node: { readonly type: string }): node is AnyFunction {
  return node.type === "ArrowFunctionExpression" || node.type === "FunctionExpression";
}

/** `() => …`, and what `memo(() => …)` has inside. */
function functionIn(value: Expression): AnyFunction | undefined {
  if (isFunction(value)) return value;
  if (value.type !== "CallExpression" || value.callee.type !== "Identifier") return undefined;
  return value.callee.name === "memo" ? value.arguments.find((one) => isFunction(one)) : undefined;
}

/** `Elements` and `ReactElement`, and functions that return them: no caller may give text. */
function isElements(type: TSType): boolean {
  switch (type.type) {
    case "TSUnionType":
      return type.types.every((one) => isElements(one) || /^TS(Null|Undefined)Keyword$/.test(one.type));
    case "TSTypeReference":
      return type.typeName.type === "Identifier" && /^(ReactElement|Elements)$/.test(type.typeName.name);
    case "TSFunctionType":
      return isElements(type.returnType.typeAnnotation);
    default:
      return false;
  }
}

/** Collects what a function returns, in all its branches. */
export function collectReturns({ body }: AnyFunction): (Expression | null)[] {
  if (!body) return [];
  return body.type === "BlockStatement" ? body.body.flatMap(returnsIn) : [body];
}

function returnsIn(statement: Statement): (Expression | null)[] {
  switch (statement.type) {
    case "ReturnStatement":
      return [statement.argument];
    case "IfStatement":
      return [statement.consequent, statement.alternate].flatMap((branch) => branch ? returnsIn(branch) : []);
    case "BlockStatement":
      return statement.body.flatMap(returnsIn);
    case "SwitchStatement":
      return statement.cases.flatMap(({ consequent }) => consequent.flatMap(returnsIn));
    case "TryStatement":
      return [statement.block, statement.handler?.body].flatMap((block) => block ? returnsIn(block) : []);
    case "ForOfStatement":
    case "ForStatement":
    case "WhileStatement":
      return returnsIn(statement.body);
    default:
      return [];
  }
}
