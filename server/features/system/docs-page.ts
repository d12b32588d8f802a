import { html } from "hono/html";
import type { GeneratedText } from "../../http/static/generated-text.ts";
import type { OpenApiDocument } from "./openapi-document.ts";
import { renderPageText } from "./html-page.ts";

type PathItem = NonNullable<OpenApiDocument["paths"]>[string];
type Operation = NonNullable<PathItem["get"]>;
interface Row {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The contract as a page: endpoints, access, inputs, responses and errors. */
export function renderDocsPage(document: OpenApiDocument): Promise<GeneratedText> {
  const rows = rowsOf(document);
  const tags = [...new Set(rows.map(({ operation }) => operation.tags?.[0] ?? ""))];
  return renderPageText(
    document.info.title,
    html`<h1>${document.info.title}</h1>
<p class="quiet">Version ${document.info.version}. For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>JSON in camelCase, dates in ISO 8601 UTC, ids opaque. Every error is
<code>{ message, code, requestId, fields? }</code> with a matching status. Lists take <code>limit</code> and
<code>offset</code>, or as <code>cursor</code> the last response's <code>X-Next-Cursor</code>.</p>
${
      tags.map((tag) =>
        html`<h2>${tag}</h2>
${rows.filter(({ operation }) => operation.tags?.[0] === tag).map(describeRow)}`
      )
    }`,
    "en",
  );
}

function rowsOf(document: OpenApiDocument): readonly Row[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    (["get", "post", "put", "delete"] as const).flatMap((method) => {
      const operation = item[method];
      return operation ? [{ method: method.toUpperCase(), path, operation }] : [];
    })
  );
}

function describeRow({ method, path, operation }: Row) {
  const who = operation.security?.length ? "signed in" : "public";
  const success = Object.entries(operation.responses ?? {}).find(([status]) => Number(status) < 400);
  return html`<details id="${operation.operationId ?? ""}">
<summary><span class="method">${method}</span><code>${path}</code> <span class="quiet">${
    inlineCode(operation.summary ?? "")
  }</span></summary>
<p class="quiet">${operation.operationId ?? ""}, access: ${who}</p>
${writeSection("Parameters", operation.parameters)}
${writeSection("Body", operation.requestBody)}
${writeSection(`Response ${success?.[0] ?? ""}`, success?.[1])}
<h3>Errors</h3>
<ul>${
    errorsOf(operation).map(({ status, codes, meaning }) =>
      html`<li><code>${status}</code> ${meaning}: ${
        codes.map((code) =>
          html`
            <code>${code}</code>
          `
        )
      }</li>`
    )
  }</ul>
</details>`;
}

/** A summary with its `backticks` as code. */
function inlineCode(summary: string) {
  return summary.split("`").map((text, index) => index % 2 === 1 ? html`<code>${text}</code>` : text);
}

interface ErrorResponse {
  description: string;
  content: {
    "application/json": { schema: { allOf?: [unknown, { properties: { code: { enum: string[] } } }] } };
  };
}

function errorsOf({ responses = {} }: Operation) {
  return Object.entries(responses).filter(([status]) => Number(status) >= 400).map(([status, response]) => {
    const { description, content } = response as unknown as ErrorResponse;
    // A row may have a body of its own instead of the envelope with its codes.
    const codes = content["application/json"].schema.allOf?.[1].properties.code.enum ?? ["a body of its own"];
    return { status, meaning: description, codes };
  });
}

function writeSection(title: string, value: unknown) {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return "";
  return html`
    <h3>${title}</h3>
    <pre>${JSON.stringify(value, null, 2)}</pre>
  `;
}
