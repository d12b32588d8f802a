import { msg } from "@lingui/core/runtime-macro";
import { html } from "hono/html";
import type { OutboxMail } from "#shared/system/contract.ts";
import type { Language } from "#shared/language/languages.ts";
import type { Text } from "#shared/language/text.ts";
import { renderPage } from "./html-page.ts";
import { writeText } from "../../language/write-text.ts";

/**
 * The development outbox as a page (mail.1). Mails are shown as text, since their HTML is not
 * safe to render here.
 */
export function renderOutboxPage(mails: readonly OutboxMail[], language: Language): Promise<Response> {
  const write = (text: Text) => writeText(text, language);
  const title = write(msg`Outbox`);
  const explanation = write([
    msg`No mail server is set (SMTP_URL), so emails land here.`,
    msg`Newest first; they are gone when the server stops.`,
  ]);
  const intro = html`
    <h1>${title}</h1>
    <p class="quiet">${explanation}</p>
  `;
  const list = mails.length > 0
    ? mails.map((mail) => mailArticle(mail, language))
    : html`<article>${write(msg`No emails yet.`)}</article>`;
  return renderPage(title, html`${intro}${list}`, language);
}

function mailArticle({ to, subject, text, links, createdAt }: OutboxMail, language: Language) {
  const receiver = writeText(msg`to ${{ to }}`, language);
  return html`<article>
<h2>${subject}</h2>
<p class="quiet">${receiver}, <time datetime="${createdAt}">${formatTime(createdAt)}</time></p>
${links.map((link) => html`<p><a href="${link}">${link}</a></p>`)}
<pre>${text}</pre>
</article>`;
}

const dateAndTime = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

function formatTime(createdAt: string): string {
  return `${dateAndTime.format(new Date(createdAt))} UTC`;
}
