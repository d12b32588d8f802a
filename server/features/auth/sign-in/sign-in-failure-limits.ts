import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "#shared/language/text.ts";
import type { Ctx } from "../../../context.ts";
import { Unauthenticated } from "../../../errors.ts";
import { type Hit, joinAddressAndSource } from "../../../http/limits/consume-limit.ts";
import type { KnownDeviceRow } from "./known-device-queries.ts";

/**
 * The limits a wrong password counts against (auth.10); the right one resets only the first. A
 * device where the member signed in before has its own limit, so that no one else can lock the
 * member out there.
 */
export function signInFailureLimits(
  { source }: Pick<Ctx, "source">,
  email: string,
  device: KnownDeviceRow | undefined,
): [Hit, ...Hit[]] {
  if (device) return [["login_failed_device", device.token_hash.toString("base64url")]];
  return [
    ["login_failed_address_and_source", joinAddressAndSource(email, source)],
    ["login_failed_address", email],
    ["login_failed_source", source],
  ];
}

export function incorrectCredentials(text: Text = msg`Incorrect email or password`): Unauthenticated {
  return new Unauthenticated(text, "invalid_credentials");
}
