import { useQuery } from "@tanstack/react-query";
import { getAbout } from "#shared/system/contract.ts";
import { call } from "../../lib/api/call.ts";

/**
 * The address members of this server write to (mail.3). Until the server has said it, and when it
 * cannot, no other address is shown.
 */
export function MailLink() {
  const { data } = useQuery({
    queryKey: ["about"],
    queryFn: ({ signal }) => call(getAbout, {}, { signal }),
    staleTime: Infinity,
  });
  return (
    <span>
      {data
        ? (
          <a
            href={`mailto:${data.contactEmail}`}
            className="font-medium break-words text-brand underline underline-offset-4"
          >
            {data.contactEmail}
          </a>
        )
        : "the reply address of our emails"}
    </span>
  );
}
