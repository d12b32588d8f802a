import { join } from "node:path";

interface TillReach {
  readonly root: string;
  readonly dataDir: string;
  /** 0: the system chooses a free one. */
  readonly port: number;
  readonly webhookUrl: string;
}

/**
 * What the practice till may do: listen on this machine, call our webhook, and keep its one file.
 */
export function tillPermissions({ root, dataDir, port, webhookUrl }: TillReach): string[] {
  const code = ["build/practice", "server", "shared", "node_modules", "package.json", "deno.json"];
  const file = join(dataDir, "practice-till.json");
  const files = [file, `${file}.next`];
  return [
    "--no-prompt",
    `--allow-net=127.0.0.1:${port},${new URL(webhookUrl).host}`,
    `--allow-read=${[...code.map((name) => join(root, name)), ...files].join(",")}`,
    `--allow-write=${files.join(",")}`,
    "--allow-env",
  ];
}
