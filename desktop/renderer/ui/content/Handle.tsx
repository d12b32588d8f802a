interface HandleProps {
  readonly username: string;
  readonly className?: string;
}

/** A username with its @, which stays before it in a line from right to left. */
export function Handle({ username, className }: HandleProps) {
  return <bdi className={className}>{`@${username}`}</bdi>;
}
