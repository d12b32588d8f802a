import type { Webhook } from "../../../build/practice/till/events/deliver-events.ts";
import { eventTypes } from "../../providers/payments/event-types.ts";
import { crowd, type CrowdMember } from "../crowd.ts";
import type { ShopApp } from "./create-shop-app.ts";

/** A member who buys. */
export interface Shopper extends CrowdMember {
  readonly t: ShopApp;
  /** The last opened payment page (`cs_…`) or intent (`pi_…`). */
  paymentId: string;
}

export async function shoppers(t: ShopApp, count: number): Promise<Shopper[]> {
  return (await crowd(t, count)).map((member) => ({ ...member, t, paymentId: "" }));
}

/** The till's events about a shopper, oldest first. */
export function eventsOf({ t, id }: Shopper): Webhook[] {
  return bookOf(t).of(id);
}

/** Those among them to which the webhook subscribes. */
export function webhooksOf(shopper: Shopper): Webhook[] {
  return eventsOf(shopper).filter(({ type }) => subscribed.has(type));
}

const subscribed: ReadonlySet<string> = new Set(eventTypes);

const books = new WeakMap<ShopApp, ReturnType<typeof openBook>>();

function bookOf(t: ShopApp) {
  const book = books.get(t) ?? openBook(t);
  books.set(t, book);
  return book;
}

/** Sorts the till's events by the member they are about, each once. */
function openBook({ till: { webhooks, till: { state } } }: ShopApp) {
  const byMember = new Map<string, Webhook[]>();
  let read = 0;

  function memberOf({ data: { object } }: WrittenEvent): string {
    const intent =
      state.objects.intents[String(object.object === "payment_intent" ? object.id : object.payment_intent)];
    const customer = object.customer ?? intent?.customer;
    return state.objects.customers[String(customer)]?.metadata["memberId"] ?? "";
  }

  return {
    of(memberId: string): Webhook[] {
      for (; read < webhooks.length; read++) {
        const webhook = webhooks[read] as Webhook;
        const about = memberOf(JSON.parse(webhook.body) as WrittenEvent);
        byMember.set(about, [...byMember.get(about) ?? [], webhook]);
      }
      return byMember.get(memberId) ?? [];
    },
  };
}

interface WrittenEvent {
  readonly data: {
    readonly object: {
      readonly id: string;
      readonly object: string;
      readonly customer?: string | null;
      readonly payment_intent?: string | null;
    };
  };
}
