import { useState } from "react";
import { fileSource } from "../../lib/api/file-source.ts";
import { getInitials } from "../../lib/text/initials.ts";
import { classNames } from "../class-names.ts";

export interface AvatarMember {
  id: string;
  username: string;
  displayName: string;
  profileImageUrl: string | null;
}

type AvatarSize = "xs" | "sm" | "md" | "lg" | "xl";

const boxes: Record<AvatarSize, string> = {
  xs: "size-6 text-[0.625rem]",
  sm: "size-8 text-meta",
  md: "size-10 text-body",
  lg: "size-14 text-title",
  xl: "size-24 text-heading",
};

const tints = [
  "bg-brand-wash text-brand-strong",
  "bg-dawn-wash text-dawn-ink",
  "bg-gold-wash text-gold",
  "bg-wash text-quiet",
];

interface AvatarProps {
  readonly member: AvatarMember;
  readonly size?: AvatarSize;
  /** What the picture shows, where it is more than the mark of its member. */
  readonly alt?: string;
}

/**
 * The member's picture, or their initials on a constant tint. Decorative where nothing describes
 * it: the name is beside it.
 */
export function Avatar({ member, size = "md", alt = "" }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const box = classNames("shrink-0 rounded-full", boxes[size]);
  const url = member.profileImageUrl;
  if (url && url !== failedUrl) {
    return (
      <img
        src={fileSource(url)}
        alt={alt}
        className={`${box} bg-picture object-cover`}
        onError={() => setFailedUrl(url)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className={classNames(
        box,
        "inline-flex items-center justify-center font-semibold select-none",
        tintOf(member),
      )}
    >
      {getInitials(member)}
    </span>
  );
}

function tintOf(member: AvatarMember): string | undefined {
  let sum = 0;
  for (const letter of member.username.toLowerCase()) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return tints[sum % tints.length];
}
