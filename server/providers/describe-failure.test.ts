import { APIConnectionError, APIError } from "openai";
import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure.ts";

test("names the class, status and code of the client's errors, never their words", () => {
  const refused = Object.assign(new Error("connect 127.0.0.1"), { code: "ECONNREFUSED" });
  expect(
    describeFailure(new APIConnectionError({ cause: new TypeError("fetch failed", { cause: refused }) })),
  )
    .toBe("APIConnectionError ECONNREFUSED");
  const error = { message: "you said: secret" };
  expect(describeFailure(APIError.generate(400, { error }, undefined, new Headers())))
    .toBe("BadRequestError 400");
});

test.each([
  [
    { type: "invalid_request_error", code: "context_length_exceeded", message: "secret" },
    " type=invalid_request_error code=context_length_exceeded",
  ],
  [{ type: "BadRequestError", code: 400 }, " type=BadRequestError"],
  [{ type: "I want to die", code: "my secret" }, ""],
  [{ type: "None", code: "1113" }, " code=1113"],
])("names type and code where they are labels: %j", (error, labels) => {
  expect(describeFailure(APIError.generate(400, { error }, undefined, new Headers())))
    .toBe(`BadRequestError 400${labels}`);
});

test.each([
  [{ code: 403, message: "Requires moderation", metadata: { reasons: ["hate"], flagged_input: "secret" } }],
  [{ message: "Your input was flagged" }],
])("tells a flagged question from a key without the right: %j", (error) => {
  expect(describeFailure(APIError.generate(403, { error }, undefined, new Headers())))
    .toBe("PermissionDeniedError 403 flagged");
  const key = { message: "Project does not have access to model omni-moderation-latest" };
  expect(describeFailure(APIError.generate(403, { error: key }, undefined, new Headers())))
    .toBe("PermissionDeniedError 403");
});
