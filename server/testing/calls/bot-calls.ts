import { expect } from "vitest";
import { deleteAllWords } from "#shared/bots/delete-all-words.ts";
import { product } from "#shared/product.ts";
import { bot, newBot } from "../bot.ts";
import { member } from "../member.ts";
import { answers, type CallRow, type Case } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const path = "/api/bot-users";
const asAdmin = async ({ t }: Scene, method: string, at: string, json?: object) =>
  await (await member(t, { isAdmin: true })).request(method, at, { json });

interface Row {
  readonly call: string;
  /** The path after the method; absent: the call's own path. */
  readonly at?: (scene: Scene) => Promise<string>;
  readonly json?: () => object;
  readonly success: Pick<Case, "status" | "body">;
  /** 400 unless another status is given. */
  readonly bad: {
    readonly at?: string;
    readonly json?: object;
    readonly status?: number;
    readonly body?: object;
  };
}

function row({ call, at, json, success: { status, body }, bad }: Row): CallRow {
  const [method = "", own = ""] = call.split(" ");
  const where = at ?? (() => Promise.resolve(own));
  const success = answers(
    async (scene) => asAdmin(scene, method, await where(scene), json?.()),
    status,
    body,
  );
  return {
    call,
    success,
    signedOut: "refused",
    stranger: answers(
      async (scene) => await scene.ada.request(method, await where(scene), { json: json?.() }),
      403,
    ),
    badInput: answers(
      async (scene) => asAdmin(scene, method, bad.at ?? await where(scene), bad.json),
      bad.status ?? 400,
      bad.body,
    ),
    // The call for another bot, or the same again: calls that read or set something are the same
    // each time.
    repeat: success,
  };
}

const ofABot = (tail: string) => async ({ t }: Scene) => `${path}/${(await bot(t)).userEmail}${tail}`;
const foreignAddress = { fields: { email: `The email must end in @${product.botMailDomain}.` } };

export const botCalls: readonly CallRow[] = [
  row({
    call: `POST ${path}`,
    json: newBot,
    success: {
      status: 201,
      body: { level: 2, xp: 100, character: "friendly", workingHoursStart: "08:00:00" },
    },
    bad: {
      json: { ...newBot(), userEmail: "pip@example.org" },
      body: { fields: { userEmail: `The email must end in @${product.botMailDomain}.` } },
    },
  }),
  row({
    call: `PUT ${path}/{email}`,
    at: ofABot(""),
    json: () => ({ isActive: false, likeFrequency: 1.5 }),
    success: { status: 200, body: { isActive: false, likeFrequency: 1.5, isWorkingNow: false } },
    bad: { at: `${path}/pip@example.org`, json: {}, body: foreignAddress },
  }),
  row({
    call: `DELETE ${path}/{email}`,
    at: ofABot("?content=remove"),
    success: { status: 200, body: { success: true } },
    bad: { at: `${path}/pip@${product.botMailDomain}?content=some` },
  }),
  row({
    call: `DELETE ${path}`,
    json: () => ({ confirm: deleteAllWords }),
    success: { status: 200, body: { success: true, deleted: expect.any(Number) as number } },
    bad: {
      json: { confirm: "delete all bots" },
      body: { fields: { confirm: `Please type ${deleteAllWords}.` } },
    },
  }),
  row({
    call: `POST ${path}/{email}/try`,
    at: ofABot("/try"),
    json: () => ({ kind: "post" }),
    success: { status: 200, body: { content: expect.any(String) as string, isFit: true } },
    bad: { json: { kind: "answer", to: " " }, body: { fields: { to: "Please write what it answers." } } },
  }),
  row({
    call: "PUT /api/bots/switch",
    json: () => ({ isOn: true }),
    success: { status: 200, body: { isOn: true } },
    bad: { json: { isOn: "yes" } },
  }),
  row({
    call: `POST ${path}/detected/{id}/clear`,
    at: async ({ t }) => {
      const { id } = await member(t, { email: newBot().userEmail });
      return `${path}/detected/${id}/clear`;
    },
    success: { status: 200, body: { success: true } },
    bad: { at: `${path}/detected/nobody/clear`, status: 404 },
  }),
];
