import { Avatar, type AvatarMember } from "../../ui/Avatar.tsx";

/** A member in a list of people: picture and names. */
export function PersonName({ member }: { readonly member: AvatarMember }) {
  return (
    <>
      <Avatar member={member} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-ink">
          <bdi>{member.displayName}</bdi>
        </span>
        <span className="block truncate text-meta text-quiet">@{member.username}</span>
      </span>
    </>
  );
}
