import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pickAct } from "../testing/beside/acts.ts";
import { compareChanges, createReader, sortKeys } from "../testing/beside/compare-rows.ts";
import { createDraw } from "../testing/beside/draw.ts";
import { mask } from "../testing/beside/ids.ts";
import { type Checkout, openCheckout, type Side } from "../testing/beside/side.ts";

/** A checkout of before decisions became verbs, installed. */
const before = process.env["GLIMMER_BEFORE"] ?? "";
const acts = Number(process.env["GLIMMER_ACTS"] ?? 2_000);
const seed = Number(process.env["GLIMMER_SEED"] ?? 1);

const people = 14;

/** A community that is the same on both sides. */
async function openSide(code: Checkout, folder: string | null): Promise<Side> {
  const t = await code.createShopApp();
  t.clock.set(new Date("2024-01-10T06:00:00Z"));
  if (folder) {
    // The functions of before, beside those that the template has.
    const { readFunctionFiles } = await import(
      /* @vite-ignore */ join(folder, "server/db/migrate/function-files.ts")
    ) as typeof import("../db/migrate/function-files.ts");
    for (const { text } of await readFunctionFiles()) await t.db.sql.unsafe(text);
  }
  const side: Side = {
    code,
    t,
    clock: t.clock,
    ids: { names: new Map() },
    members: [],
    moderators: [],
    posts: [],
    comments: [],
    messages: [],
    payments: [],
    delivered: 0,
  };
  for (let n = 1; n <= people; n++) {
    const one = await code.member(t, { username: `person_${n}`, displayName: `Person ${n}` });
    side.members.push(one);
    await code.giveXp(t, one.id, 3_000);
  }
  for (let n = 1; n <= 3; n++) {
    side.moderators.push(await code.member(t, { username: `moderator_${n}`, isModerator: true }));
  }
  side.moderators.push(await code.member(t, { username: "chief", email: "admin@example.org", isAdmin: true }));
  return side;
}

/** Rows of one moment stand in the order of their random ids. */
function maskBody(body: string, { ids }: Side): string {
  if (!body.startsWith("[")) return mask(body, ids);
  return (JSON.parse(body) as unknown[]).map((item) => mask(JSON.stringify(item), ids)).toSorted().join("\n");
}

/** Where the first two texts begin to differ. */
function showDifference([one = "", other = ""]: readonly string[]): string[] {
  const [a, b] = [one, other].map((text) => text.slice(text.indexOf(" ")));
  let at = 0;
  while (a?.[at] === b?.[at] && at < (a?.length ?? 0)) at++;
  return [a, b].map((text) => `… ${text?.slice(Math.max(0, at - 200), at + 200)}`);
}

test.skipIf(!before)(
  "acts and writes as the code before (GLIMMER_BEFORE names its folder)",
  { timeout: 3 * 60 * 60_000 },
  async () => {
    const older = await openSide(await openCheckout(before), before);
    const newer = await openSide(await openCheckout(join(import.meta.dirname, "../..")), null);
    const sides = [older, newer] as const;
    const readers = [createReader(older), createReader(newer)] as const;
    const read = async (isWhole: boolean) => [await readers[0](isWhole), await readers[1](isWhole)] as const;
    const compare = async () => {
      const faults = compareChanges(sides, await read(false));
      // One side may have written a row as it was.
      return faults.length > 0 ? compareChanges(sides, await read(true)) : faults;
    };
    expect(await compare()).toEqual([]);
    const counts: Record<string, number> = {};
    const times = new Map<string, [number[], number[]]>();
    for (let n = 0; n < acts; n++) {
      const { name, act } = pickAct(createDraw(seed * 1_000_003 + n));
      const play = async (side: Side) => {
        side.clock.advance(1_500);
        const startedAt = performance.now();
        const response = await act(side, createDraw(seed * 7_000_003 + n));
        const key = `${name} ${response?.status ?? ""}`;
        const ofAct = times.get(key) ?? [[], []];
        times.set(key, ofAct);
        ofAct[side === older ? 0 : 1].push(performance.now() - startedAt);
        if (!response) return null;
        const body = await response.text();
        const isJson = response.headers.get("Content-Type")?.includes("json") === true;
        return { status: response.status, body: isJson ? JSON.stringify(sortKeys(JSON.parse(body))) : body };
      };
      const [one, other] = [await play(older), await play(newer)];
      const faults = await compare();
      const told = [one, other].map((said, at) => said && `${said.status} ${maskBody(said.body, sides[at] as Side)}`);
      if (told[0] !== told[1]) faults.push(`before: ${told[0]}`, `now: ${told[1]}`);
      if (faults.length > 1) faults.push(...showDifference(faults));
      counts[`${name} ${one?.status ?? ""}`] = (counts[`${name} ${one?.status ?? ""}`] ?? 0) + 1;
      if (process.env["GLIMMER_LOG"]) appendFileSync(process.env["GLIMMER_LOG"], `${n} ${name} ${one?.status ?? ""}\n`);
      expect({ act: `${n} ${name}`, faults: [...faults.slice(0, 6), ...faults.slice(-2)].map((fault) => fault.slice(0, 700)) }).toEqual({ act: `${n} ${name}`, faults: [] });
    }
    const middle = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
    for (const [key, [a, b]] of times) {
      if (a.length > 15) console.log(`ms ${key}: ${middle(a).toFixed(1)} ${middle(b).toFixed(1)} of ${a.length}`);
    }
    console.log(Object.entries(counts).toSorted().map(([what, count]) => `${what}: ${count}`).join("\n"));
  },
);
