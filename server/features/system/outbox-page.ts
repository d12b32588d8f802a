import { html } from "hono/html";
import type { OutboxMail } from "#shared/system/contract.ts";
import { renderPage } from "./html-page.ts";

/**
 * The development outbox as a page (mail.1). Mails are shown as text, since their HTML is not
 * safe to render here.
 */
export function renderOutboxPage(mails: readonly OutboxMail[]): Promise<Response> {
  const intro = html`
    <h1>Outbox</h1>
    <p
      class="quiet">No mail server is set (SMTP_URL), so emails land here. Newest first; they are gone when the server stops.</p>
  `;
  if (mails.length === 0) return renderPage("Outbox", html`${intro}<article>No emails yet.</article>`);
  return renderPage("Outbox", html`${intro}${mails.map(mailArticle)}`);
}

function mailArticle({ to, subject, text, links, createdAt }: OutboxMail) {
  return html`<article>
<h2>${subject}</h2>
<p class="quiet">to ${to}, <time datetime="${createdAt}">${formatTime(createdAt)}</time></p>
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
