import { serialize } from "hono/utils/cookie";
import { findLanguage } from "#shared/language/find-language.ts";
import { languageCookie, languageParameter } from "#shared/language/language-cookie.ts";
import { createHeldResponse } from "../responses/held-response.ts";

const yearSeconds = 365 * 86_400;

/**
 * Returns the response to an address that asks for another language (`/shop?language=de`): it keeps
 * the choice in the browser, and leads to the page itself. So a link chooses a language, also where
 * no script runs. Null when the address asks for none that is offered.
 */
export function chooseLanguage(address: string, publicUrl: string): Response | null {
  const { pathname, searchParams } = new URL(address);
  const language = findLanguage(searchParams.get(languageParameter));
  if (!language) return null;
  searchParams.delete(languageParameter);
  const secure = publicUrl.startsWith("https:");
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return createHeldResponse(null, {
    status: 303,
    headers: [
      // One slash alone: with two it would be another server's address.
      ["Location", `/${pathname.replace(/^[/\\]+/, "")}${query}`],
      [
        "Set-Cookie",
        serialize(languageCookie, language, { path: "/", maxAge: yearSeconds, sameSite: "Lax", secure }),
      ],
      ["Cache-Control", "no-store"],
    ],
  });
}
