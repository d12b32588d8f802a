import { msg } from "@lingui/core/runtime-macro";
import { parseReportedAddress, type ReportedAddress } from "#shared/reports/reported-address.ts";
import type { Ctx } from "../../../context.ts";
import { Invalid } from "../../../errors.ts";
import { fileOrigins } from "../../../settings/storage-config.ts";

/** Reads what an address leads to by its form. Throws `Invalid` for one of another server. */
export function requireAddress({ config }: Pick<Ctx, "config">, address: string): ReportedAddress {
  const { host } = new URL(config.publicUrl);
  const hosts = fileOrigins(config).map((origin) => new URL(origin).host);
  const found = parseReportedAddress(address, hosts);
  if (found) return found;
  throw new Invalid(msg`This is not an address on this server.`, {
    address: msg`Please give the address of a post, comment, profile or picture on ${{ host }}.`,
  });
}
