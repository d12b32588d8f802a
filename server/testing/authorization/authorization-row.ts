import type { OperationId } from "#shared/contract.ts";
import type { TestApp } from "../create-test-app.ts";
import type { TestMember } from "../member.ts";

/**
 * The caller: signed out; signed in and unrelated; blocked by the owner; the owner of the subject;
 * a suspended member with the session they had before; an administrator; a moderator.
 */
export const actors = [
  "stranger",
  "member",
  "blocked",
  "owner",
  "suspended",
  "administrator",
  "moderator",
] as const;
export type Actor = (typeof actors)[number];

/** Members made for one call by one actor, so that no call depends on another. */
export interface Case {
  readonly t: TestApp;
  readonly owner: TestMember;
  /** Null for the stranger; for the owner the same as `owner`. */
  readonly caller: TestMember | null;
}

/** The parts of a call beside method and path. */
export interface Input {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: object;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly contentType?: string;
}

/** Makes the subject of the call, always the owner's, and returns how to call about it. */
export type Prepare = (given: Case) => Input | Promise<Input>;

export interface AuthorizationRow {
  readonly expected: Readonly<Record<Actor, number>>;
  readonly prepare: Prepare;
}

/** A part of the matrix. Only operations of the contract have rows. */
export type AuthorizationRows = Partial<Record<OperationId, AuthorizationRow>>;

/**
 * The status for each actor, in the order of `actors`. A moderator gets what a member gets
 * (roles.1), but for `moderatorsToo`.
 */
export function row(
  stranger: number,
  member: number,
  blocked: number,
  owner: number,
  suspended: number,
  administrator: number,
  prepare: Prepare = () => ({}),
): AuthorizationRow {
  return {
    expected: { stranger, member, blocked, owner, suspended, administrator, moderator: member },
    prepare,
  };
}

/** Rows of the moderators' desk: moderators get what administrators get. */
export function moderatorsToo<Rows extends AuthorizationRows>(rows: Rows): Rows {
  return Object.fromEntries(
    Object.entries(rows).map(([id, { expected, prepare }]) => [
      id,
      { expected: { ...expected, moderator: expected.administrator }, prepare },
    ]),
  ) as Rows;
}
