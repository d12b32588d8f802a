import { fileSource } from "../../lib/api/file-source.ts";
import { classNames } from "../class-names.ts";

interface CoverPictureProps {
  readonly url: string;
  readonly alt: string;
  readonly className: string;
}

/** The picture over a profile, three times as wide as high (members.17); nothing where it fails. */
export function CoverPicture({ url, alt, className }: CoverPictureProps) {
  return (
    <img
      src={fileSource(url)}
      alt={alt}
      decoding="async"
      className={classNames("aspect-3/1 bg-picture object-cover", className)}
      onError={(event) => (event.currentTarget.hidden = true)}
    />
  );
}
