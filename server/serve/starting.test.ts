import { expect, test } from "vitest";
import { errorEnvelope } from "#shared/errors.ts";
import { getHealth } from "#shared/system/contract.ts";
import { answerWhileStarting } from "./starting.ts";

test("until the database has answered, health says degraded", async () => {
  const answer = answerWhileStarting(new Request("http://localhost/api/health"));
  expect(answer.status).toBe(503);
  expect(getHealth.response.parse(await answer.json())).toMatchObject({
    status: "degraded",
    database: "down",
  });
});

test("everything else hears when to come back, in the envelope of every error", async () => {
  const answer = answerWhileStarting(new Request("http://localhost/api/posts"));
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("1");
  expect(errorEnvelope.parse(await answer.json()).code).toBe("database_unavailable");
});
