import { Link } from "@tanstack/react-router";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { lisaPicture } from "#shared/assistant/lisa-picture.ts";
import { product } from "#shared/product.ts";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { Sparkles } from "../../ui/icons/sparkles.ts";
import { Card } from "../../ui/layout/Card.tsx";

/** A greeting with the link to the thread with Lisa (shell.5). */
export function AskLisaCard({ user }: { user: CurrentUser }) {
  return (
    <Card as="section" className="overflow-hidden bg-linear-to-b from-dawn-wash to-surface p-5">
      <img src={lisaPicture} alt="" width={40} height={40} className="rounded-full" />
      <h2 className="mt-3 text-lead font-semibold">
        <span>{"Good to see you, "}</span>
        <MemberName name={user.firstName ?? user.displayName} />
      </h2>
      <p className="mt-1 text-body text-quiet">
        Looking for words, an idea, or a kind ear? {product.assistantName} is our AI assistant.
      </p>
      <Button asChild variant="secondary" className="mt-4">
        <Link to="/chat" search={{ user: product.assistantName }}>
          <Sparkles size={17} aria-hidden="true" />
          Ask {product.assistantName}
        </Link>
      </Button>
    </Card>
  );
}
