import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Profile } from "#shared/members/contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Image } from "../../../ui/icons/image.ts";
import { PenLine } from "../../../ui/icons/pen-line.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";

/** A member's own profile without posts: what to do, and what it still lacks (product.15). */
export function EmptyOwnProfile({ member }: { readonly member: Profile }) {
  const lacksPicture = member.profileImageUrl === null;
  const lacksBio = !member.bio;
  return (
    <EmptyState
      title="You haven't posted yet."
      body="This is what others see when they open your name. A first post can be one sentence."
      action={
        <div className="flex flex-col items-center gap-2">
          <Button asChild>
            <Link to="/create-post">Write your first post</Link>
          </Button>
          {(lacksPicture || lacksBio) && (
            <div className="flex flex-wrap justify-center gap-x-2">
              {lacksPicture && (
                <ToForm username={member.username} icon={<Image size={16} />} label="Add a picture" />
              )}
              {lacksBio && (
                <ToForm username={member.username} icon={<PenLine size={16} />} label="Say who you are" />
              )}
            </div>
          )}
        </div>
      }
    />
  );
}

interface ToFormProps {
  readonly username: string;
  readonly icon: ReactNode;
  readonly label: string;
}

function ToForm({ username, icon, label }: ToFormProps) {
  return (
    <Button asChild variant="quiet" size="sm">
      <Link to="/$username" params={{ username }} search={{ tab: "edit" }}>
        <span aria-hidden="true">{icon}</span>
        <span>{label}</span>
      </Link>
    </Button>
  );
}
