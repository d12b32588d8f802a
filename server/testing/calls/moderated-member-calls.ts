import { expect } from "vitest";
import { member, type TestMember } from "../member.ts";
import { answers, type CallRow, type Expected } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const path = "/api/moderation/members";
const moderators = new WeakMap<Scene, Promise<TestMember>>();

/** The scene's moderator. */
function moderator(scene: Scene): Promise<TestMember> {
  const known = moderators.get(scene) ?? member(scene.t, { isModerator: true });
  moderators.set(scene, known);
  return known;
}

interface MemberCall {
  readonly call: string;
  readonly address: (scene: Scene) => string;
  readonly body: Expected;
  readonly badAddress: string;
  readonly badStatus?: number;
}

function ofModerators({ call, address, body, badAddress, badStatus = 400 }: MemberCall): CallRow {
  const ask = async (scene: Scene) => (await moderator(scene)).get(address(scene));
  return {
    call: `GET ${path}${call}`,
    success: answers(ask, 200, body),
    signedOut: "refused",
    stranger: answers((scene) => scene.ada.get(address(scene)), 403),
    badInput: answers(async (scene) => (await moderator(scene)).get(badAddress), badStatus),
    repeat: answers(ask, 200, body),
  };
}

export const moderatedMemberCalls: readonly CallRow[] = [
  ofModerators({
    call: "",
    address: ({ ben }) => `${path}?q=${ben.username}&filter=new&sort=cases`,
    body: ({ ben }: Scene) =>
      [expect.objectContaining({ id: ben.id, role: "member", casesCount: 0 })] as unknown,
    badAddress: `${path}?filter=rich`,
  }),
  ofModerators({
    call: "/{id}",
    address: ({ ben }) => `${path}/${ben.id}`,
    body: ({ ben }: Scene) => ({ id: ben.id, cases: [], decisions: [], notes: [], account: null }),
    badAddress: `${path}/nobody`,
    badStatus: 404,
  }),
  ofModerators({
    call: "/{id}/writings",
    address: ({ ben }) => `${path}/${ben.id}/writings`,
    body: ({ post }: Scene) =>
      expect.arrayContaining([expect.objectContaining({ kind: "post", id: post })]) as unknown,
    badAddress: `${path}/nobody/writings`,
    badStatus: 404,
  }),
];
