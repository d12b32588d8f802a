import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";
import { showCase } from "./use-case.ts";

const caseAt = (state: string) => ({ id: "one", state }) as unknown as CaseDetail;

test("a read that began before a decision does not show the case as it was", async () => {
  const client = new QueryClient();
  const answers: ((detail: CaseDetail) => void)[] = [];
  const key = caseKeys.one("one");
  const stop = new QueryObserver(client, {
    queryKey: key,
    queryFn: () => new Promise<CaseDetail>((resolve) => answers.push(resolve)),
    staleTime: 0,
  }).subscribe(() => {});
  showCase(client, caseAt("open"));
  showCase(client, caseAt("closed"));
  expect(answers).toHaveLength(3);
  answers[1]?.(caseAt("open"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(client.getQueryData(key)).toEqual(caseAt("closed"));
  answers[2]?.(caseAt("closed"));
  stop();
});
