import { expect, test } from "vitest";
import type { Deps } from "../context.ts";
import type { Changes } from "../changes.ts";
import { onChanges } from "../db/cache/drop-cached-reads.ts";
import type { Sql } from "../db/open-database.ts";
import { hearEvent } from "./hear-event.ts";

function hearing() {
  const sql = {} as Sql;
  const told: Changes[] = [];
  onChanges(sql, (changes) => told.push(changes));
  const deps = {
    db: { sql },
    replicas: null,
    actors: { heard() {}, forgetAll() {} },
    providers: { storage: {} },
  } as unknown as Deps;
  return { deps, told };
}

test("an event drops reads that depend on no topic, since another process has written", () => {
  const { deps, told } = hearing();
  hearEvent(deps, { type: "member_changed", userId: "a" });
  expect(told).toEqual([[]]);
});

test("drops what another process names, and everything after lost events", () => {
  const { deps, told } = hearing();
  hearEvent(deps, { type: "changed", changes: ["post:a"] });
  hearEvent(deps, null);
  expect(told).toEqual([["post:a"], "everything"]);
});
