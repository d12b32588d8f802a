import type { IncomingCall } from "../http/serve-api-call.ts";
import { invoicePage, pressPayInvoice, receiptPage } from "./documents.ts";
import { messagePage } from "./html.ts";
import { payPage, pressPay } from "./pay-page.ts";
import { portalPage, pressPortal } from "./portal-page.ts";
import { styles } from "./styles.ts";
import type { Till } from "../state/till.ts";

/** A page for customers, or what comes of one of its buttons. @param path below `/practice-till` */
export function servePage(till: Till, call: IncomingCall, path: string): Response {
  const [, page = "", id = "", button] = /^\/(\w+)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
  if (path === "/till.css") {
    return new Response(styles, { headers: { "content-type": "text/css; charset=utf-8" } });
  }
  if (call.method === "POST" && button) {
    if (page === "pay") return pressPay(till, id, button);
    if (page === "portal") return pressPortal(till, id, button, new URLSearchParams(call.body));
    if (page === "invoice" && button === "pay") return pressPayInvoice(till, id);
  }
  if (call.method === "GET" && !button) {
    if (page === "pay") return payPage(till, id);
    if (page === "portal") return portalPage(till, id);
    if (page === "receipt") return receiptPage(till, id);
    if (page === "invoice") return invoicePage(till, id);
  }
  return messagePage("Not found", "There is nothing at this address.", till.publicUrl, 404);
}
