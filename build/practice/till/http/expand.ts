import { withoutLists } from "../events/record-event.ts";
import { findObject, type Till } from "../state/till.ts";
import { invalidRequest } from "./api-error.ts";

const deepest = 4;

/**
 * A copy of what is answered, with the objects in place of the ids that `expand` names. Throws
 * 400 for other names.
 */
export function expandObjects(till: Till, answer: object, expand: readonly string[]): object {
  const shown = (answer as { object?: string }).object === "list"
    ? { ...answer, data: (answer as { data: { object: string }[] }).data.map(withoutLists) }
    : withoutLists(answer as { object: string });
  for (const path of expand) {
    const names = path.split(".");
    if (names.length > deepest) {
      throw invalidRequest(`You cannot expand more than ${deepest} levels: ${path}`);
    }
    expandAt(till, shown, names, path);
  }
  return shown;
}

function expandAt(till: Till, at: object, [name = "", ...rest]: readonly string[], path: string): void {
  if (Array.isArray(at)) {
    for (const item of at) expandAt(till, item as object, [name, ...rest], path);
    return;
  }
  const holder = at as Record<string, unknown>;
  const value = holder[name] ?? listOf(till, holder, name);
  if (value === null) return;
  const object = typeof value === "string" ? findObject(till, value) : value;
  if (typeof object !== "object" || object === null) {
    throw invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
  }
  const shown = typeof value === "string" ? withoutLists(object as { object: string }) : object;
  holder[name] = shown;
  if (rest.length > 0) expandAt(till, shown, rest, path);
}

/** The lists that objects hold only on request; null where the property is empty. */
function listOf(till: Till, holder: Record<string, unknown>, name: string): object | null | undefined {
  const { id, object } = holder as { id?: string; object?: string };
  const { sessions, invoicePayments, refunds, subscriptions } = till.state.objects;
  const list = (data: object[], url: string) => ({
    object: "list",
    data: structuredClone(data),
    has_more: false,
    url,
  });
  switch (`${object}.${name}`) {
    case "checkout.session.line_items":
      return structuredClone(sessions[id ?? ""]?.line_items);
    case "invoice.payments":
      return list(
        Object.values(invoicePayments).filter(({ invoice }) => invoice === id),
        `/v1/invoice_payments?invoice=${id}`,
      );
    case "charge.refunds":
      return list(
        Object.values(refunds).filter(({ charge }) => charge === id).toReversed(),
        `/v1/charges/${id}/refunds`,
      );
    case "customer.subscriptions":
      return list(
        Object.values(subscriptions).filter(({ customer, status }) =>
          customer === id && status !== "canceled"
        ),
        `/v1/customers/${id}/subscriptions`,
      );
    default:
      return name in holder ? null : undefined;
  }
}
