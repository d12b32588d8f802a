import { useState } from "react";
import type { MemberCard } from "#shared/members/member-card.ts";
import { MemberName } from "../../ui/content/MemberName.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { BlockDialog } from "./header/BlockDialog.tsx";
import { useAcceptRequest, useDeclineRequest } from "./use-request.ts";

interface RequestBarProps {
  readonly member: MemberCard;
  /** Called once the request is declined or its sender blocked. */
  readonly onRefused: () => void;
}

/** Accepts, declines or blocks a request (messages.6). */
export function RequestBar({ member, onRefused }: RequestBarProps) {
  const accept = useAcceptRequest(member.id);
  const decline = useDeclineRequest(member);
  const [isBlocking, setBlocking] = useState(false);
  return (
    <section
      aria-label="Message request"
      className="shrink-0 border-t border-hairline bg-surface px-4 py-3 text-center"
    >
      <p className="text-body text-ink">
        <MemberName name={member.displayName} className="font-semibold" /> wants to write to you.
      </p>
      <p className="text-meta text-balance text-quiet">
        They don't see that you've read this until you accept. If you answer, you accept.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button size="sm" onClick={() => accept.mutate()}>Accept</Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            decline();
            onRefused();
          }}
        >
          Decline
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="text-danger"
          onClick={() => setBlocking(true)}
        >
          Block
        </Button>
      </div>
      {isBlocking && <BlockDialog member={member} onClose={() => setBlocking(false)} onBlocked={onRefused} />}
    </section>
  );
}
