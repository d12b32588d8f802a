import { Handle, MemberName } from "./MemberName.tsx";
import { Avatar, type AvatarMember } from "./Avatar.tsx";
import { type MarkedMember, MemberMarks } from "./MemberMarks.tsx";

/** A member in a list of people: avatar, names and badges. */
export function PersonName({ member }: { readonly member: AvatarMember & MarkedMember }) {
  return (
    <>
      <Avatar member={member} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <MemberName name={member.displayName} className="truncate font-semibold text-ink" />
          <MemberMarks member={member} />
        </span>
        <span className="flex text-meta text-quiet">
          <Handle username={member.username} className="truncate" />
        </span>
      </span>
    </>
  );
}
