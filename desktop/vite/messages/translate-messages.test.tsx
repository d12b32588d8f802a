import { Trans } from "@lingui/react/macro";
import { plural, t } from "@lingui/core/macro";
import { msg } from "@lingui/core/runtime-macro";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

it("shows English as the source has it", () => {
  const name = 'Ada "Love" `x`';
  const count = 2;
  expect(t`Don't say "\\n" to \`us\`, $now`).toBe('Don\'t say "\\n" to `us`, $now');
  expect(t`Hello ${name}!`).toBe(`Hello ${name}!`);
  expect(plural(count, { one: "# post", other: "# posts" })).toBe("2 posts");
  expect(renderToStaticMarkup(
    <p>
      <Trans>
        Read <a href="/rules">the {count} rules</a> now.
      </Trans>
    </p>,
  ))
    .toBe('<p>Read <a href="/rules">the 2 rules</a> now.</p>');
  expect(renderToStaticMarkup(
    <Trans>
      Hello <b>{t`old ${name}`}</b>.
    </Trans>,
  )).toContain("old Ada");
  expect(msg`Later`).toEqual({ message: ["Later"] });
});
