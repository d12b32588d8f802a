import type { Shell } from "electron";
import type { Log } from "../log.ts";

/** Exact names: matching a part would let `checkout.stripe.com.evil.example` in. */
const paymentHosts = new Set(["checkout.stripe.com", "billing.stripe.com", "buy.stripe.com"]);

export interface ExternalLinks {
  /**
   * Opens an https, mailto or tel link, or one of http with a port, in the system's program for it.
   * Throws for any other.
   */
  open(address: string): void;
  /**
   * Opens an `app://glimmer` address in the browser, on the server. Throws
   * while there is no server.
   */
  openOnServer(address: string): void;
  /** Opens a payment page. Throws unless it is Stripe's or the server's own. */
  openCheckout(address: string): void;
}

export function createExternalLinks(
  shell: Pick<Shell, "openExternal">,
  server: () => string | null,
  log: Log,
): ExternalLinks {
  const open = (address: string) => {
    shell.openExternal(address).catch((cause: unknown) => log.error("A link could not be opened", cause));
  };
  return {
    open: (address) => {
      if (!isSafeLink(address)) {
        throw new Error("Only links of https, mailto, tel, and http with a port leave the app");
      }
      open(new URL(address).href);
    },
    openOnServer: (address) => {
      const origin = server();
      if (origin === null) throw new Error("No server is set");
      const { pathname, search } = new URL(address);
      open(origin + pathname + search);
    },
    openCheckout: (address) => {
      if (!isPaymentPage(address, server())) {
        throw new Error("Only Stripe's and the server's own pages take payments");
      }
      open(new URL(address).href);
    },
  };
}

export function isSafeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password, hostname, port } = new URL(address);
  if (protocol === "mailto:") return true;
  // A number alone: a longer address could reach a handler's options.
  if (protocol === "tel:") return /^tel:\d{2,20}$/.test(address);
  const isWeb = protocol === "https:" || (protocol === "http:" && port !== "");
  return isWeb && hostname !== "" && username === "" && password === "";
}

/** @param server origin of the server in use; may be http on this computer */
export function isPaymentPage(address: string, server: string | null): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, origin, username, password } = new URL(address);
  if (username !== "" || password !== "") return false;
  if (protocol === "https:" && paymentHosts.has(host)) return true;
  return server !== null && origin === server;
}
