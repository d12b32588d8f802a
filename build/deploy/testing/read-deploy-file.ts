import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";

export const deployFolder = dirname(import.meta.dirname);

/** The text of a file of build/deploy/. */
export function readDeployFile(name: string): string {
  return readFileSync(join(deployFolder, name), "utf8");
}

interface Dependency {
  readonly condition: string;
}

/** The parts of a service of compose.yaml that tests read. */
export interface ComposeService {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly env_file?: string;
  readonly depends_on?: Readonly<Record<string, Dependency>>;
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly read_only?: boolean;
  readonly security_opt?: readonly string[];
  readonly stop_grace_period?: string;
  readonly restart?: string;
  readonly profiles?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean; readonly ipam?: unknown }>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

/** compose.yaml with its anchors resolved, and its variables as they stand. */
export function readCompose(): Compose {
  return parse(readDeployFile("compose.yaml"), { merge: true }) as Compose;
}

interface AlertRule {
  readonly alert: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly annotations: Readonly<Record<"summary" | "description" | "page", string>>;
}

/** The rules of alerts.yaml. */
export function readAlertRules(): AlertRule[] {
  const { groups } = parse(readDeployFile("alerts.yaml")) as {
    readonly groups: readonly { readonly rules: readonly AlertRule[] }[];
  };
  return groups.flatMap(({ rules }) => rules);
}

interface Given {
  /** Value of each line that is none of a comment. */
  readonly given: Readonly<Record<string, string>>;
  /** Names behind a `#`. */
  readonly offered: readonly string[];
}

/** Settings of example.env. */
export function readExampleEnv(): Given {
  const lines = readDeployFile("example.env").split("\n");
  const pairs = lines.flatMap((line) => {
    const [, name, value = ""] = /^([A-Z_]\w*)=(.*)$/.exec(line) ?? [];
    return name ? [[name, value.replace(/^"(.*)"$/, "$1")] as const] : [];
  });
  return {
    given: Object.fromEntries(pairs),
    offered: lines.flatMap((line) => /^#([A-Z_]\w*)=\w*$/.exec(line)?.[1] ?? []),
  };
}

/** Puts the values in place of `${NAME}`, `${NAME:-other}` and `${NAME:?message}`. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, kind?: string, rest?: string) => {
      const value = values[name];
      if (value) return value;
      if (kind === "-") return rest ?? "";
      throw new Error(rest ?? `${name} is not given`);
    },
  );
}
