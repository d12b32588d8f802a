import type { MovableClock } from "../movable-clock.ts";
import type { ShopApp } from "../shop/create-shop-app.ts";
import type { TestMember } from "../member.ts";
import type { Ids } from "./ids.ts";

/** The parts of a checkout that play a community. */
export interface Checkout {
  readonly createShopApp: typeof import("../shop/create-shop-app.ts").createShopApp;
  readonly member: typeof import("../member.ts").member;
  readonly signIn: typeof import("../member.ts").signIn;
  readonly giveXp: typeof import("../xp.ts").giveXp;
  readonly runJob: typeof import("../app/run-jobs.ts").runJob;
  readonly runJobs: typeof import("../app/run-jobs.ts").runJobs;
  readonly deliver: typeof import("../shop/deliver.ts").deliver;
  readonly publicReport: typeof import("../scenes/public-report.ts").publicReport;
}

/** Loads the parts from a folder. */
export async function openCheckout(folder: string): Promise<Checkout> {
  const load = async (path: string) => await import(/* @vite-ignore */ `${folder}/server/testing/${path}`);
  const parts: object[] = await Promise.all(
    ["shop/create-shop-app", "member", "xp", "app/run-jobs", "shop/deliver", "scenes/public-report"]
      .map((path) => load(`${path}.ts`)),
  );
  return Object.assign({}, ...parts) as Checkout;
}

/** One of two servers that get the same acts. */
export interface Side {
  readonly code: Checkout;
  readonly t: ShopApp;
  readonly clock: MovableClock;
  readonly ids: Ids;
  readonly members: TestMember[];
  readonly moderators: TestMember[];
  readonly posts: string[];
  readonly comments: string[];
  readonly messages: string[];
  /** Payment pages with who opened them. */
  readonly payments: { id: string; by: number }[];
  /** Webhooks that were delivered. */
  delivered: number;
}
