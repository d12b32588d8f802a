import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";

/**
 * Names the remedies against a decision beside an appeal here, with the address of the server's
 * operator (Article 17 of the Digital Services Act).
 */
export function formatOtherRemedies(contactEmail: string): Text {
  return msg`You can also write to ${{
    contactEmail,
  }}, turn to an out-of-court dispute settlement body, or go to court.`;
}
