import { msg } from "@lingui/core/runtime-macro";
import type { OutboxMail } from "#shared/system/contract.ts";
import type { Deps } from "../../context.ts";
import { NotFound } from "../../errors.ts";

/** The mails of the outbox, newest first (mail.1). Throws 404 when mails are sent by SMTP. */
export function listOutbox({ providers }: Pick<Deps, "providers">, to?: string): OutboxMail[] {
  const { outbox } = providers.mail;
  if (!outbox) throw new NotFound(msg`Mail goes out through SMTP_URL, so there is no outbox.`);
  return [...outbox.list(to)];
}
