import type { Module } from "./read-modules.ts";

/** One sentence of ARCHITECTURE.md that a machine can check. */
interface Rule {
  readonly name: string;
  /** The files it speaks of. */
  readonly files: RegExp;
  readonly except?: RegExp;
  /** Whether this import breaks it. */
  forbids(target: string, from: string): boolean;
}

const ours = /^(shared|server|desktop|build)\//;
const outside = (...allowed: RegExp[]) => (target: string) =>
  ours.test(target) && !allowed.some((pattern) => pattern.test(target));

export const importRules: readonly Rule[] = [
  {
    name: "shared imports nothing of ours outside shared, and does no I/O",
    files: /^shared\//,
    except: /\.test\.ts$/,
    forbids: (target) => outside(/^shared\//)(target) || target.startsWith("node:"),
  },
  {
    name: "what runs in production imports server and shared, never build",
    files: /^server\//,
    // Tests start the embedded PostgreSQL and the practice programs.
    except: /\.test\.ts$|\/testing\//,
    forbids: outside(/^server\//, /^shared\//),
  },
  {
    name: "tests of the server import no desktop",
    files: /^server\/(.*\.test\.ts$|(.*\/)?testing\/)/,
    forbids: outside(/^server\//, /^shared\//, /^build\//),
  },
  {
    name:
      "desktop imports desktop and shared, never server; its tests in a browser may start the practice model",
    files: /^desktop\//,
    forbids: (target, from) =>
      outside(/^desktop\//, /^shared\//)(target) &&
      !(from.startsWith("desktop/e2e/") && target.startsWith("build/practice/model/")),
  },
  {
    name:
      "build knows of the server its settings, its migrations, how its database is copied, its announcement, the hub of its processes and whether it awaits its administrator, and of the desktop its icons, its messages and where tests find a Chromium",
    files: /^build\//,
    // The practice programs, the bench, the doctor, backups and what copies files are made of the
    // server's parts; the tests of pages, machines and browsers act as its members.
    except:
      /\.test\.ts$|^build\/(practice|operate\/(doctor|backup|storage|copy)|prove\/(bench|capacity|((pages|machines)\/)?testing))\//,
    forbids: outside(
      /^build\//,
      /^shared\//,
      /^server\/(settings\/[a-z-]+|config|config-error|db\/(migrate|open-database|sql-files)|realtime\/between-processes\/hub|features\/auth\/founder-queries|serve\/announce-ready)\.ts$/,
      /^server\/(db\/(copy|migrate)\/[a-z-]+|jobs\/install-queue)\.ts$/,
      /^desktop\/icons\//,
      /^desktop\/vite\/messages\/extract-messages\.ts$/,
      /^desktop\/e2e\/support\/chromium\.ts$/,
    ),
  },
  {
    name: "a feature's statements are its own: other features and the rest of the server call its verbs",
    files: /^server\//,
    except: /\.test\.ts$|\/testing\//,
    forbids: (target, from) =>
      featureOf(target) !== featureOf(from) && /^server\/features\/.*queries\.ts$/.test(target),
  },
  {
    name: "only app.ts mounts routes",
    files: /^server\//,
    except: /\.test\.ts$|^server\/app\.ts$/,
    forbids: (target) => /^server\/features\/.*routes\.ts$/.test(target),
  },
  {
    name: "only db speaks to the driver",
    files: /^(server|build)\//,
    except: /^(server\/db\/|build\/prove\/bench\/open-pool\.ts$)/,
    forbids: (target) => target === "postgres",
  },
  {
    name: "product code does not import tests or their tools",
    files: /^(server|shared|desktop\/(main|preload|renderer))\//,
    // `testing/` beside a feature's tests is what they share.
    except: /\.test\.tsx?$|\/testing\//,
    forbids: (target) => /\.test\.tsx?$|\/testing\/|^vitest$/.test(target),
  },
  {
    name:
      "the renderer draws the icons of ui/icons, since Lucide's package is not installed to run the product",
    files: /^desktop\/renderer\//,
    except: /\.test\.tsx?$/,
    forbids: (target) => target.startsWith("lucide"),
  },
  {
    name: "the renderer has no help lines of its own: a card shows what the server returns",
    files: /^desktop\//,
    except: /\.(test|spec)\.tsx?$/,
    forbids: (target) => target === "shared/moderation/help-lines.ts",
  },
  {
    name: "in the renderer a feature's top-level files are public, what lies in its folders is private to it",
    files: /^desktop\/renderer\//,
    // Fixtures are shared by tests.
    except: /\.test\.tsx?$/,
    forbids: isPrivateImport,
  },
];

/** Every import that breaks a rule, as `rule: file → import`. */
export function findBrokenImports(modules: readonly Module[], rules = importRules): string[] {
  return rules.flatMap((rule) =>
    modules.filter(({ path }) => rule.files.test(path) && !rule.except?.test(path)).flatMap((
      { path, imports },
    ) =>
      imports.filter((target) => rule.forbids(target, path)).map((target) =>
        `${rule.name}: ${path} → ${target}`
      )
    )
  );
}

function featureOf(path: string): string | undefined {
  return /^server\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Whether an import reaches into a folder of a renderer feature from outside that feature. */
function isPrivateImport(target: string, from: string): boolean {
  const folder = /^desktop\/renderer\/features\/[^/]+\/(?=[^/]+\/)/.exec(target)?.[0];
  return folder !== undefined && !from.startsWith(folder);
}
