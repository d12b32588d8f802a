import { crisisSupport } from "#shared/moderation/crisis-support.ts";

const [directory] = crisisSupport.resources;

/**
 * Replaces the field when no provider is set up: nothing is offered, and nothing is charged (ai.1).
 */
export function NotSetUp({ isAdmin }: { readonly isAdmin: boolean }) {
  return (
    <div role="status" className="shrink-0 border-t border-hairline px-4 py-4 text-body">
      <p className="font-semibold">The assistant isn't set up here yet.</p>
      <p className="mt-1 text-quiet">
        {isAdmin
          ? (
            <span>
              It needs a provider with OpenAI's interface. Set{" "}
              <code>OPENAI_API_KEY</code>, and for another service than OpenAI{" "}
              <code>OPENAI_BASE_URL</code>, in the server's environment and start it again.{" "}
              <code>build/docs/ai.md</code> has the details.
            </span>
          )
          : "No AI provider is connected to this server. Your earlier messages stay readable, and nothing is charged."}
      </p>
      {directory && (
        <p className="mt-1 text-quiet">
          If you're having a hard time, people are there to listen:{" "}
          <a
            href={directory.url}
            target="_blank"
            rel="noopener noreferrer"
            className="font-medium text-brand underline underline-offset-2"
          >
            <span>{directory.name}</span>
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        </p>
      )}
    </div>
  );
}
