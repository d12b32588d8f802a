import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member } from "../../../testing/member.ts";

const t = await createTestApp();

test("says that another's username is taken, and that one's own and unused ones are not", async () => {
  const ada = await member(t, { username: "wren.calloway" });
  const other = await member(t);
  const of = async (who: { get(path: string): Promise<Response> }, username: string) =>
    await (await who.get(`/api/auth/username?username=${username}`)).json() as unknown;
  expect(await of(t, "WrenCalloway")).toEqual({ isTaken: true });
  expect(await of(other, "wren.calloway")).toEqual({ isTaken: true });
  expect(await of(ada, "wren_calloway")).toEqual({ isTaken: false });
  expect(await of(t, "quiet_harbour")).toEqual({ isTaken: false });
});
