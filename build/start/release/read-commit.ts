import { execFileSync } from "node:child_process";

/** The commit that a release is made of. */
export interface Commit {
  readonly id: string;
  readonly date: Date;
  /** Paths from the root, with `/`. */
  readonly files: readonly string[];
}

/** The checked out commit. Throws when the tree has changes or files that are not committed. */
export function readCommit(root: string): Commit {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 64_000_000 });
  const changes = git("-c", "core.quotePath=off", "status", "--porcelain");
  if (changes) {
    throw new Error(
      `A release is made of a commit, and these files differ from it:\n${changes}Commit or remove them first.`,
    );
  }
  const [id = "", seconds = ""] = git("log", "-1", "--format=%H %ct").trim().split(" ");
  return {
    id,
    date: new Date(Number(seconds) * 1000),
    files: git("ls-files", "-z").split("\0").filter((path) => path !== ""),
  };
}
