import { msg } from "@lingui/core/runtime-macro";
import type { Text } from "../language/text.ts";
import type { Support } from "./crisis-support.ts";

/** The directory of all countries. */
export const helpDirectory = { name: "Find A Helpline", url: "https://findahelpline.com" } as const;

/** Returns the support that everybody is offered, wherever they are, as `write` writes it. */
export function writeCrisisSupport(write: (text: Text) => string): Support {
  return {
    message: write(
      msg`That sounds hard. You don't have to carry it alone: people are there to listen, now, for free.`,
    ),
    country: null,
    asksCountry: false,
    resources: [
      {
        ...helpDirectory,
        description: write(msg`Helplines in more than 130 countries, by phone, text or chat`),
        phone: null,
      },
    ],
  };
}
