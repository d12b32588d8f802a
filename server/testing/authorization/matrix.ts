import type { OperationId } from "#shared/contract.ts";
import { accountRows } from "./account-rows.ts";
import { assistantRows } from "./assistant-rows.ts";
import type { AuthorizationRow } from "./authorization-row.ts";
import { botRows } from "./bot-rows.ts";
import { caseRows, statementRows } from "./case-rows.ts";
import { draftRows } from "./draft-rows.ts";
import { evidenceRows } from "./evidence-rows.ts";
import { memberRows } from "./member-rows.ts";
import { messageRows } from "./message-rows.ts";
import { postRows } from "./post-rows.ts";
import { shopRows } from "./shop-rows.ts";
import { systemRows } from "./system-rows.ts";

/** Who may make which call: an operation of the contract without a row here does not compile. */
export const authorization: Readonly<Record<OperationId, AuthorizationRow>> = {
  ...accountRows,
  ...memberRows,
  ...postRows,
  ...draftRows,
  ...messageRows,
  ...shopRows,
  ...assistantRows,
  ...systemRows,
  ...botRows,
  ...caseRows,
  ...statementRows,
  ...evidenceRows,
};
